import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceForQuantity, type QuantityBreak } from '../../index.ts';
import { aConfigurator } from '../../testing/a-configurator.ts';
import { wireTemplate } from '../../testing/index.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { findQuantityBreaks } from './find-quantity-breaks.ts';

const runs = propertyRuns(300);

const breaks = fc.uniqueArray(
  fc.record({
    from: fc.integer({ min: 2, max: 20 }),
    percent: fc.constantFrom(0, 5, 10, 12.5, 33.3333, 50, 75, 100),
    amount: fc.integer({ min: 0, max: 12 }),
  }),
  { selector: ({ from }) => from, minLength: 2, maxLength: 5 },
);

/** Returns the cents that a break takes off a price, not rounded. */
function off({ percent, amount }: QuantityBreak, cents: number): number {
  return Math.min(cents, (cents * (percent ?? 0)) / 100 + (amount ?? 0));
}

/** Returns prices to compare: whole cents, and the largest price that each break makes free of charge. */
function prices(all: readonly QuantityBreak[]): readonly number[] {
  const free = all.map(({ percent, amount }) => ((amount ?? 0) * 100) / (100 - (percent ?? 0)));
  return [...Array(60).keys(), ...free.filter(Number.isFinite), 1e6];
}

function isWorse(one: QuantityBreak, other: QuantityBreak): boolean {
  const differences = prices([one, other]).map((cents) => off(one, cents) - off(other, cents));
  return differences.every((more) => more < 1e-6) && differences.some((more) => more < -1e-6);
}

function findingsOf(drawn: readonly { readonly from: number; readonly percent: number; readonly amount: number }[]) {
  const quantity_breaks = drawn.map((each) => ({ ...each, label: `From ${each.from}` }));
  const { template } = aConfigurator(wireTemplate([{ fields: [{ name: 'size' }] }], { quantity_breaks }));
  const worse = findQuantityBreaks(template).filter(({ code }) => code === 'worse_quantity_break');
  return {
    all: template.quantityBreaks,
    worse: new Map(worse.map(({ path, message }) => [Number(path[1]), message.en])),
  };
}

it('A break is reported exactly if an earlier one discounts every price as much and some more', () => {
  fc.assert(
    fc.property(breaks, (drawn) => {
      const { all, worse } = findingsOf(drawn);
      const used = all.filter(({ percent, amount }) => percent || amount);
      const expected = all.flatMap((each, index) =>
        used.includes(each) && used.some((other) => other.from < each.from && isWorse(each, other)) ? [index] : [],
      );
      expect([...worse.keys()]).toEqual(expected);
    }),
    runs,
  );
});

it('Each piece costs at least as much with a reported break as with the named one', () => {
  fc.assert(
    fc.property(breaks, fc.integer({ min: 0, max: 100_000 }), (drawn, cents) => {
      const { all, worse } = findingsOf(drawn);
      const priceOf = (pieces: number, price: number) =>
        priceForQuantity({ baseCents: price, lines: [], totalCents: price, quantityBreaks: all }, pieces).totalCents;
      for (const [index, sentence] of worse) {
        const other = all.find(({ label }) => sentence.includes(`“${label}”`) && label !== all[index]?.label);
        for (const price of [cents, cents % 40]) {
          expect(priceOf(all[index]?.from ?? 0, price)).toBeGreaterThanOrEqual(priceOf(other?.from ?? 0, price));
        }
      }
    }),
    runs,
  );
});
