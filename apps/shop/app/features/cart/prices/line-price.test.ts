import { describe, expect, it } from 'vitest';
import { coatSettings } from '#app/lib/settings/settings.fixture.ts';
import { aLine, anItem } from '../store/cart.fixtures.ts';
import { linePriceParts } from './line-price.ts';

const settings = { 'lining-options': coatSettings['lining-options'] };
const coat = aLine(anItem({ id: 'coat', priceCents: 12_900 }, settings));

describe('parts of a unit price', () => {
  it('[SF-CART-16] The parts name the base price and every surcharge with its reason; they add up to the price', () => {
    expect(linePriceParts(coat)).toEqual([
      { label: 'Grundpreis', amountCents: 12_900 },
      { label: 'Innenfutter: Komplett', amountCents: 1_500 },
    ]);
  });

  it('The parts have labels for price rules, including discounts', () => {
    const withRules = { ...settings, _rules: { _prices: { 'Ab 60 cm Rückenlänge': 8, Treuerabatt: -5 } } };
    expect(linePriceParts(aLine(anItem({ priceCents: 12_900 }, withRules)))).toEqual([
      { label: 'Grundpreis', amountCents: 12_900 },
      { label: 'Innenfutter: Komplett', amountCents: 1_500 },
      { label: 'Ab 60 cm Rückenlänge', amountCents: 800 },
      { label: 'Treuerabatt', amountCents: -500 },
    ]);
  });

  it('The parts name the quantity break last', () => {
    const price = coat.price && { ...coat.price, quantityBreaks: [{ from: 2, label: 'Ab 2 Stück', percent: 10 }] };
    expect(linePriceParts({ ...coat, price })).toHaveLength(2);
    expect(linePriceParts({ ...coat, price, quantity: 2 })?.at(-1)).toEqual({
      label: 'Ab 2 Stück',
      amountCents: -1_440,
    });
  });

  it('The parts are null without surcharges or if the price has changed', () => {
    expect(linePriceParts(aLine())).toBeNull();
    expect(linePriceParts(aLine(anItem({}, { s: { a: 'b' } })))).toBeNull();
    expect(linePriceParts({ ...coat, quotedUnitPriceCents: 20_000 })).toBeNull();
  });
});
