import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Logic, parseFormula } from './parse-formula.ts';
import { printFormula } from './print-formula.ts';

const names = new Set(['backLength', 'chestGirth', 'weight-kg']);

const { logic } = fc.letrec<{ logic: Logic }>((tie) => ({
  logic: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.integer({ min: 0, max: 99999 }).map((number): Logic => number / 100),
    fc.constantFrom(...names).map((name): Logic => ({ var: name })),
    fc
      .tuple(fc.constantFrom('+', '-', '*', '/', '<', '>', '<=', '>=', 'min', 'max'), tie('logic'), tie('logic'))
      .map(([operator, left, right]): Logic => ({ [operator]: [left, right] })),
    fc.tuple(tie('logic'), tie('logic'), tie('logic')).map((parts): Logic => ({ if: parts })),
    tie('logic').map((inner): Logic => ({ '-': [inner] })),
  ),
}));

test('a printed formula reads back as the same expression', () => {
  fc.assert(
    fc.property(logic, (wanted) => {
      const text = printFormula(wanted);
      expect(text).not.toBeNull();
      expect(parseFormula(text ?? '', names)).toEqual({ ok: true, value: wanted });
    }),
    { numRuns: 2000 },
  );
});

test('a formula takes German decimals, and says what it cannot read and where', () => {
  expect(parseFormula('0,35 * max(0; backLength - 60)', names)).toEqual({
    ok: true,
    value: { '*': [0.35, { max: [0, { '-': [{ var: 'backLength' }, 60] }] }] },
  });
  expect(parseFormula('2 * tail', names)).toEqual({
    ok: false,
    error: { message: 'There is no field “tail”.', at: 4 },
  });
  expect(parseFormula('2 *', names)).toMatchObject({ ok: false, error: { at: 3 } });
  expect(parseFormula('2 $ 3', names)).toMatchObject({ ok: false, error: { at: 1 } });
  expect(printFormula({ cat: ['a'] })).toBeNull();
});

test('no text makes the reader throw', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof parseFormula(text, names).ok === 'boolean'));
});
