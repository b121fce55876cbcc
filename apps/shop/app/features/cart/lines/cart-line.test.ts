import { orderLineRequestSchema } from 'shop-backend/contracts';
import { describe, expect, it } from 'vitest';
import { coatSettings } from '#app/lib/settings/settings.fixture.ts';
import { aLine, anItem } from '../store/cart.fixtures.ts';
import { lineId, linePriceCents, maxQuantity, pieceCount, subtotalCents, unitPriceCents } from './cart-line.ts';

describe('cart line', () => {
  it('[SF-CART-16] A cart line costs the article price plus the sum of all surcharges, times the quantity', () => {
    const line = aLine({ ...anItem({ priceCents: 12_900 }, coatSettings), quantity: 2 });
    expect(unitPriceCents(line)).toBe(15_400);
    expect(linePriceCents(line)).toBe(30_800);
  });

  it('[CFG-PRICE-03] A cart line costs 99 euros if the article has no price', () => {
    expect(unitPriceCents(aLine(anItem({ priceCents: null }, coatSettings)))).toBe(12_400);
  });

  it('A cart line costs the price quoted by the server, if there is one', () => {
    expect(unitPriceCents(aLine({ quotedUnitPriceCents: 4_200 }))).toBe(4_200);
  });

  it('A cart line costs less per piece from a quantity break on', () => {
    const quantityBreaks = [
      { from: 5, label: 'Ab 5 Stück', percent: 10 },
      { from: 10, label: 'Ab 10 Stück', amount: 2_000 },
    ];
    const item = anItem({ priceCents: 12_900 }, coatSettings);
    const price = item.price && { ...item.price, quantityBreaks };
    const priceOf = (quantity: number) => linePriceCents(aLine({ ...item, price, quantity }));
    expect([1, 4, 5, 9, 10].map(priceOf)).toEqual([15_400, 61_600, 69_300, 124_740, 134_000]);
  });

  it('A cart line has at most as many pieces as an order accepts per line', () => {
    const line = { articleId: crypto.randomUUID(), configuratorSettings: null };
    const isTaken = (quantity: number) => orderLineRequestSchema.safeParse({ ...line, quantity }).success;
    expect([isTaken(maxQuantity), isTaken(maxQuantity + 1)]).toEqual([true, false]);
  });

  it('A cart line has a stable id in URLs across releases', () => {
    const article = { id: '30000000-0000-4000-8000-000000000003', title: '', imageUrl: null, priceCents: null };
    expect(lineId({ article, configuratorSettings: null })).toBe('30000000-c6pl48');
    expect(lineId({ article, configuratorSettings: { lining: { type: 'complete' } } })).toBe('30000000-5wog6h');
  });

  it('Lines are summed and pieces counted', () => {
    const lines = [aLine({ quantity: 3 }), aLine(anItem({ id: 'leash', priceCents: 2_500 }))];
    expect(subtotalCents(lines)).toBe(14_200);
    expect(pieceCount(lines)).toBe(4);
  });
});
