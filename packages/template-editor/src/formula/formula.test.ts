import { printFormula, printLabelledFormula } from 'configurator-core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Logic, parseFormula } from './parse-formula.ts';

const names = new Set(['backLength', 'chestGirth', 'weight-kg']);

const { logic } = fc.letrec<{ logic: Logic }>((tie) => ({
  logic: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.integer({ min: 0, max: 99999 }).map((number): Logic => number / 100),
    fc.constantFrom(...names).map((name): Logic => ({ var: name })),
    fc.constantFrom('komplett', ' × ', '', '2 * a', 'ä;?:'),
    fc.array(tie('logic'), { minLength: 2, maxLength: 3 }).map((parts): Logic => ({ cat: parts })),
    fc
      .tuple(
        fc.constantFrom('+', '-', '*', '/', '<', '>', '<=', '>=', '==', '!=', 'min', 'max', 'cat'),
        tie('logic'),
        tie('logic'),
      )
      .map(([operator, left, right]): Logic => ({ [operator]: [left, right] })),
    fc.tuple(tie('logic'), tie('logic'), tie('logic')).map((parts): Logic => ({ if: parts })),
    tie('logic').map((inner): Logic => ({ '-': [inner] })),
  ),
}));

test('A printed formula is parsed back as the same expression', () => {
  fc.assert(
    fc.property(logic, (wanted) => {
      const text = printFormula(wanted);
      expect(text).not.toBeNull();
      expect(parseFormula(text ?? '', names)).toEqual({ ok: true, value: wanted });
    }),
    { numRuns: 2000 },
  );
});

test('A formula accepts German decimals and reports errors with their position', () => {
  expect(parseFormula('0,35 * max(0; backLength - 60)', names)).toEqual({
    ok: true,
    value: { '*': [0.35, { max: [0, { '-': [{ var: 'backLength' }, 60] }] }] },
  });
  expect(parseFormula('2 * tail', names)).toEqual({
    ok: false,
    error: { code: 'unknownField', subject: 'tail', at: 4 },
  });
  expect(parseFormula('2 *', names)).toMatchObject({ ok: false, error: { at: 3 } });
  expect(parseFormula('2 $ 3', names)).toMatchObject({ ok: false, error: { at: 1 } });
  expect(printFormula({ cat: ['a'] })).toBeNull();
  expect(printFormula({ cat: ['"', 'a'] })).toBeNull();
});

test('The parser never throws [property]', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof parseFormula(text, names).ok === 'boolean'));
});

test('A formula compares choices and joins texts', () => {
  const choosing = { if: [{ '==': [{ var: 'backLength' }, 'komplett'] }, 2, { '*': [{ var: 'chestGirth' }, 1.5] }] };
  expect(parseFormula('backLength = "komplett" ? 2 : chestGirth * 1,5', names)).toEqual({ ok: true, value: choosing });
  expect(parseFormula('backLength & " × " & chestGirth + 2', names)).toEqual({
    ok: true,
    value: { cat: [{ var: 'backLength' }, ' × ', { '+': [{ var: 'chestGirth' }, 2] }] },
  });
  expect(parseFormula('"offen', names)).toMatchObject({ ok: false, error: { at: 0 } });
  expect(printLabelledFormula(choosing, (name) => (name === 'chestGirth' ? 'Brustumfang' : 'Futter'))).toBe(
    'Futter = "komplett" ? 2 : Brustumfang × 1.5',
  );
});
