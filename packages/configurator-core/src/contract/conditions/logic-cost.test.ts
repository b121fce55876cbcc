import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyJsonLogic } from '../../condition/json-logic.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { logicSteps } from './logic-cost.ts';

/** Maximum characters of a number, which has the size 1. */
const NUMBER_CHARACTERS = 25;
/** Larger results are not computed. */
const MAX_STEPS = 100_000;

const path = fc.constantFrom('', 'current', 'accumulator', 'a', 'list', 0);
const { logic } = fc.letrec((tie) => {
  const args = fc.array(tie('logic'), { maxLength: 3 });
  const call = (names: readonly string[], inner: fc.Arbitrary<unknown>) =>
    fc.tuple(fc.constantFrom(...names), inner).map(([name, value]) => ({ [name]: value }));
  return {
    logic: fc.oneof(
      { maxDepth: 7, withCrossShrink: true },
      fc.constantFrom<unknown>(null, true, 7, '', 'xyz', 'accumulator'),
      path.map((name) => ({ var: name })),
      args,
      call(['var'], fc.tuple(fc.oneof(path, tie('logic')), tie('logic'))),
      call(['if', 'and', 'or', '+', '*', '==', 'in', '!'], args),
      call(['cat', 'merge', 'substr', 'missing', 'missing_some'], args),
      call(['map', 'filter', 'some', 'reduce'], fc.tuple(tie('logic'), tie('logic'), tie('logic'))),
      call(['map', 'reduce'], fc.tuple(tie('logic'), args, tie('logic'))),
    ),
  };
});

describe('the steps of a JSON Logic expression', () => {
  it('The length of a JSON Logic result limits its steps', () => {
    fc.assert(
      fc.property(logic, (expression) => {
        const steps = logicSteps(expression);
        if (!(steps <= MAX_STEPS)) return;
        const result = applyJsonLogic(expression, { a: 'x'.repeat(100), list: ['red', 'green', 'blue'] });
        const length = result === null || result === undefined ? 0 : String(result).length;
        expect(length).toBeLessThanOrEqual(NUMBER_CHARACTERS * steps);
      }),
      propertyRuns(),
    );
  });
});
