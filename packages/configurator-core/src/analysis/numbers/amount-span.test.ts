import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyJsonLogic } from '../../condition/json-logic.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { type AbstractValue, amountSpan } from './amount-span.ts';

const number = fc.integer({ min: -20, max: 20 });
const { amount } = fc.letrec<{ amount: unknown }>((tie) => ({
  amount: fc.oneof(
    { maxDepth: 4 },
    number,
    fc.constantFrom({ var: 'a' }, { var: 'b' }, { var: 'absent' }),
    fc
      .tuple(fc.constantFrom('+', '-', '*', '/', 'max', 'min'), tie('amount'), tie('amount'))
      .map(([operator, left, right]) => ({ [operator]: [left, right] })),
    fc
      .tuple(fc.constantFrom('<', '>', '<=', '>='), tie('amount'), tie('amount'), tie('amount'), tie('amount'))
      .map(([operator, left, right, yes, no]) => ({ if: [{ [operator]: [left, right] }, yes, no] })),
  ),
}));
const within = fc.tuple(number, number).map(([x, y]) => ({ low: Math.min(x, y), high: Math.max(x, y) }));

describe('the span of an amount', () => {
  it('The span of an amount contains every value of the amount', () => {
    fc.assert(
      fc.property(amount, within, within, fc.nat(100), fc.nat(100), (expression, a, b, partOfA, partOfB) => {
        const assignment = new Map<string, AbstractValue>([
          ['a', { kind: 'span', ...a }],
          ['b', { kind: 'span', ...b }],
        ]);
        const span = amountSpan(expression, assignment);
        if (span === undefined) return;
        const values = {
          a: a.low + ((a.high - a.low) * partOfA) / 100,
          b: b.low + ((b.high - b.low) * partOfB) / 100,
        };
        const result = applyJsonLogic(expression, values);
        const isNumber = typeof result === 'number' && Number.isFinite(result);
        if (span === 'none') expect(isNumber).toBe(false);
        if (span === 'none' || !isNumber) return;
        expect(result).toBeGreaterThanOrEqual(span.low - 1e-6);
        expect(result).toBeLessThanOrEqual(span.high + 1e-6);
      }),
      propertyRuns(5000),
    );
  });

  it('The span of an amount is exact for a price per cm over a limit', () => {
    const expression = { '*': [35, { max: [0, { '-': [{ var: 'a' }, 80] }] }] };
    const assignment = new Map<string, AbstractValue>([['a', { kind: 'span', low: 50, high: 160 }]]);
    expect(amountSpan(expression, assignment)).toEqual({ low: 0, high: 2800 });
  });

  it('The span of an amount is unknown for unsupported operators', () => {
    const assignment = new Map<string, AbstractValue>([['a', { kind: 'span', low: 0, high: 9 }]]);
    expect(amountSpan({ '%': [{ var: 'a' }, 3] }, assignment)).toBeUndefined();
  });
});
