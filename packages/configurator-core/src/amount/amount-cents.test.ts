import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedFormNames } from '../contract/prices/price-amount.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { LARGEST_LINE_CENTS, lineCents } from './amount-cents.ts';
import { countCents } from './counted-forms.ts';

const unlimited = { minimumCents: null, maximumCents: null, discount: false };

describe('the price of a rule', () => {
  it('The price of a rule never falls while the count of units grows', () => {
    const counts = fc.double({ min: 0, max: Number.MAX_VALUE, noNaN: true });
    const rules = fc.record({
      kind: fc.constantFrom(...countedFormNames),
      rateCents: fc.double({ min: 0, max: 1e8, noNaN: true }),
      included: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(counts, counts, rules, (one, other, rule) => {
        const [fewer, more] = [Math.min(one, other), Math.max(one, other)].map((count) =>
          lineCents(countCents(count, rule), unlimited),
        );
        expect(more).toBeGreaterThanOrEqual(fewer ?? Number.NaN);
        expect(Number.isSafeInteger(more)).toBe(true);
      }),
      propertyRuns(),
    );
  });

  it('The price of a rule is limited, and never 0 because an amount is too large', () => {
    expect(lineCents(Number.MAX_VALUE, unlimited)).toBe(LARGEST_LINE_CENTS);
    expect(lineCents(-Number.MAX_VALUE, { ...unlimited, discount: true })).toBe(-LARGEST_LINE_CENTS);
    expect(lineCents(countCents(Number.MAX_VALUE, { kind: 'per_unit', rateCents: 150, included: 0 }), unlimited)).toBe(
      LARGEST_LINE_CENTS,
    );
    expect(lineCents(Number.MAX_VALUE, { ...unlimited, maximumCents: 900 })).toBe(900);
  });

  it('The price of a rule is 0 for an amount that is not a finite number', () => {
    for (const amount of [Number.POSITIVE_INFINITY, Number.NaN, null, '5'])
      expect(lineCents(amount, unlimited)).toBe(0);
  });
});
