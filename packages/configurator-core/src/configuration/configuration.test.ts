import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configurationOf, evaluate, priceFromSettings, priceOf } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { coat, values } from '../testing/fixtures/small-coat.ts';
import { sessionArbitrary, wireTemplate } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

describe('a configuration', () => {
  it('A configuration contains the price breakdown of the engine in cents', () => {
    const evaluation = evaluate(coat, values, { basePriceCents: 5000 });
    const { price } = configurationOf(evaluation);
    expect(price).toEqual(priceOf(evaluation));
    expect(price).toMatchObject({ baseCents: 5000, totalCents: 7950 });
    expect(price.lines.map(({ label, amountCents }) => [label, amountCents])).toEqual([
      ['Innenfutter Option', 1500],
      ['Extras Option', 250],
      ['Übergröße', 1200],
    ]);
  });
});

describe('priceFromSettings', () => {
  it('priceFromSettings reads the same price from stored settings as the engine computed', () => {
    fc.assert(
      fc.property(sessionArbitrary(), fc.nat(50_000), ({ template, values: chosen }, basePriceCents) => {
        const { settings, price } = configurationOf(evaluate(aConfigurator(template), chosen, { basePriceCents }));
        const read = priceFromSettings(JSON.parse(JSON.stringify(settings)), basePriceCents);
        expect(read.totalCents).toBe(price.totalCents);
      }),
      propertyRuns(),
    );
  });

  it('priceFromSettings reads price rules whose labels are names of inherited properties', () => {
    const labels = ['__proto__', 'constructor', 'toString', 'constructor'];
    const rules = labels.map((label, index) => ({ label, amount: 110 * (index + 1) }));
    const configurator = aConfigurator(wireTemplate([{ fields: [{ name: 'note' }] }], { price_rules: rules }));
    const { settings, price } = configurationOf(evaluate(configurator, {}, { basePriceCents: 5000 }));
    const read = priceFromSettings(JSON.parse(JSON.stringify(settings)), 5000);
    expect(read.totalCents).toBe(price.totalCents);
    expect(read.lines.map(({ label, amountCents }) => [label, amountCents])).toEqual([
      ['__proto__', 110],
      ['constructor', 220 + 440],
      ['toString', 330],
    ]);
  });

  it('priceFromSettings sums exact cents and ignores values that are no amount', () => {
    const read = (settings: unknown) => priceFromSettings(settings, 1_000).totalCents;
    expect(read({ a: { _prices: { x: 0.1, y: 0.2 } }, b: { _prices: { z: '8.05' } } })).toBe(1_835);
    expect(read({ a: { _prices: { x: 'viel', y: null } }, b: { _prices: [5] }, c: 'text', _prices: 7 })).toBe(1_000);
    expect(read({ a: { _prices: { rebate: -50 } } })).toBe(0);
    expect(read(null)).toBe(1_000);
  });
});
