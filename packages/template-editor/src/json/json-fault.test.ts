import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonFault } from './json-fault.ts';
import { parseJson } from './parse-json.ts';

test('[BEY-42] The line and column of the first invalid character are reported', () => {
  expect(jsonFault('{\n  "a": [1, 2}\n}')).toEqual({ line: 2, column: 13 });
  expect(jsonFault('{"a": 1,}')).toEqual({ line: 1, column: 9 });
  expect(jsonFault('[1] 2')).toEqual({ line: 1, column: 5 });
  expect(jsonFault('')).toEqual({ line: 1, column: 1 });
  expect(parseJson('{"a": }')).toMatchObject({ ok: false, error: { line: 1, column: 7 } });
});

test('A fault is found exactly if JSON.parse throws', () => {
  const damaged = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', '"', '\n', '0', '\\', 'tru'))
    .map(([json, at, sign]) => {
      const place = at % (json.length + 1);
      return `${json.slice(0, place)}${sign}${json.slice(place + 1)}`;
    });
  fc.assert(
    fc.property(fc.oneof(fc.json(), damaged, fc.string()), (text) => {
      const isJson = parseJson(text).ok;
      expect(jsonFault(text) === null).toBe(isJson);
    }),
    { numRuns: 3000 },
  );
});
