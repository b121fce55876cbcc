import { describe, expect, it } from 'vitest';
import { aLine, anItem } from '../store/cart.fixtures.ts';
import { nextBreak } from './next-break.ts';

const quantityBreaks = [
  { from: 10, label: 'Ab 10 Stück', percent: 20 },
  { from: 3, label: 'Ab 3 Stück', percent: 10 },
  { from: 5, label: 'Nichts', percent: 5 },
  { from: 200, label: 'Ab 200 Stück', percent: 50 },
];
const item = anItem({ priceCents: 10_000 }, { step: { a: 'b' } });
const price = item.price && { ...item.price, quantityBreaks };
const next = (quantity: number) => nextBreak(aLine({ ...item, price, quantity }));

describe('the next quantity break', () => {
  it('The next quantity break is the nearest one that lowers the price and that a line can reach', () => {
    expect(next(1)).toEqual({ from: 3, unitPriceCents: 9_000 });
    expect(next(3)).toEqual({ from: 10, unitPriceCents: 8_000 });
    expect(next(10)).toBeNull();
  });

  it('The next quantity break is null for a line without breaks', () => {
    expect(nextBreak(aLine())).toBeNull();
  });
});
