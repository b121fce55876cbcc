import { orderLineRequestSchema } from 'shop-backend/contracts';
import { describe, expect, it } from 'vitest';
import { coatSettings } from '#app/lib/settings/settings.fixture.ts';
import { aLine, anItem } from '../store/cart.fixtures.ts';
import { lineId, linePriceCents, maxQuantity, pieceCount, subtotalCents, unitPriceCents } from './cart-line.ts';

describe('cart line', () => {
  it('[SF-CART-16] costs the article price plus the sum of all surcharges, times the quantity', () => {
    const line = aLine({ ...anItem({ priceCents: 12_900 }, coatSettings), quantity: 2 });
    expect(unitPriceCents(line)).toBe(15_400);
    expect(linePriceCents(line)).toBe(30_800);
  });

  it('[CFG-PRICE-03] takes 99 euros for an article without a price', () => {
    expect(unitPriceCents(aLine(anItem({ priceCents: null }, coatSettings)))).toBe(12_400);
  });

  it('costs what the server has quoted, once it has', () => {
    expect(unitPriceCents(aLine({ quotedUnitPriceCents: 4_200 }))).toBe(4_200);
  });

  it('costs less per piece from the quantity of a break on', () => {
    const quantityBreaks = [
      { from: 5, label: 'Ab 5 Stück', percent: 10 },
      { from: 10, label: 'Ab 10 Stück', amount: 2_000 },
    ];
    const item = anItem({ priceCents: 12_900 }, coatSettings);
    const price = item.price && { ...item.price, quantityBreaks };
    const priceOf = (quantity: number) => linePriceCents(aLine({ ...item, price, quantity }));
    expect([1, 4, 5, 9, 10].map(priceOf)).toEqual([15_400, 61_600, 69_300, 124_740, 134_000]);
  });

  it('holds as many pieces as an order takes on one line, and no more', () => {
    const line = { articleId: crypto.randomUUID(), configuratorSettings: null };
    const isTaken = (quantity: number) => orderLineRequestSchema.safeParse({ ...line, quantity }).success;
    expect([isTaken(maxQuantity), isTaken(maxQuantity + 1)]).toEqual([true, false]);
  });

  it('keeps its name in addresses from release to release', () => {
    const article = { id: '30000000-0000-4000-8000-000000000003', title: '', imageUrl: null, priceCents: null };
    expect(lineId({ article, configuratorSettings: null })).toBe('30000000-c6pl48');
    expect(lineId({ article, configuratorSettings: { lining: { type: 'complete' } } })).toBe('30000000-5wog6h');
  });

  it('sums lines and counts pieces', () => {
    const lines = [aLine({ quantity: 3 }), aLine(anItem({ id: 'leash', priceCents: 2_500 }))];
    expect(subtotalCents(lines)).toBe(14_200);
    expect(pieceCount(lines)).toBe(4);
  });
});
