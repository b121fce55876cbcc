import { describe, expect, it } from 'vitest';
import { orderedPriceParts } from './price-parts.tsx';

const priceLines = [
  { label: 'Innenfutter', amountCents: 1_500 },
  { label: 'Mengenrabatt ab 3 Stück', amountCents: -400 },
];

describe('the parts of an ordered unit price', () => {
  it('The parts are base price and price lines', () => {
    expect(orderedPriceParts({ unitPriceCents: 9_100, basePriceCents: 8_000, priceLines })).toEqual([
      { label: 'Grundpreis', amountCents: 8_000 },
      ...priceLines,
    ]);
  });

  it('The parts are null without lines or if the sum does not match', () => {
    expect(orderedPriceParts({ unitPriceCents: 9_100 })).toBeNull();
    expect(orderedPriceParts({ unitPriceCents: 9_100, basePriceCents: 9_100, priceLines: [] })).toBeNull();
    expect(orderedPriceParts({ unitPriceCents: 9_000, basePriceCents: 8_000, priceLines })).toBeNull();
  });
});
