import { hostileJsonArbitrary } from 'configurator-core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shop } from '#app/config/shop.ts';
import { coatSettings } from '#app/lib/settings/settings.fixture.ts';
import { linePriceCents } from '../lines/cart-line.ts';
import { aLine, anItem } from './cart.fixtures.ts';
import { parseCart, serializeCart } from './cart.schema.ts';

const stored = {
  article: { id: 'collar', title: 'Halsband', image_url: null, price: 39 },
  quantity: 2,
};

describe('stored cart', () => {
  it('[SF-CART-01] A stored cart keeps article, quantity and settings through a round trip', () => {
    const lines = [aLine({ quantity: 2 }), aLine(anItem({ id: 'coat', priceCents: null }, coatSettings))];
    expect(parseCart(serializeCart(lines))).toEqual(lines);
    expect(JSON.parse(serializeCart([aLine({ quantity: 2 })]))).toEqual([stored]);
  });

  it('A stored cart reads the earlier versioned format as far as it is valid', () => {
    const [line] = parseCart(JSON.stringify([stored]));
    expect(line).toMatchObject({ quantity: 2, article: { id: 'collar', priceCents: 3_900 } });
    expect(parseCart(JSON.stringify({ version: 2, lines: [{ ...stored, gift: true }, 7] }))).toEqual([line]);
  });

  it('[SF-CART-01] [SF-CART-02] A stored cart keeps a line without picture or price, which is not free', () => {
    const [line] = parseCart(JSON.stringify([{ article: { id: 'collar', title: 'Halsband' }, quantity: 1 }]));
    expect(line?.article).toEqual({ id: 'collar', title: 'Halsband', imageUrl: null, priceCents: null });
    expect(line && linePriceCents(line)).toBe(shop.limits.basePriceCents);
  });

  it('A stored cart keeps a changed price through a round trip', () => {
    const lines = [aLine({ quotedUnitPriceCents: 4_200, previousUnitPriceCents: 3_900 })];
    expect(parseCart(serializeCart(lines))).toEqual(lines);
  });

  it('The stored line has amounts in cents, except the two keys of the specification', () => {
    const prices = { quotedUnitPriceCents: 4_299, previousUnitPriceCents: 3_901 };
    const [line] = JSON.parse(serializeCart([aLine(prices)]));
    expect(line).toMatchObject({ ...prices, article: { price: 39 } });
  });

  it('A line that is stored with amounts in euros is read to the cent [property]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        const [line] = parseCart(
          JSON.stringify([{ ...stored, quotedUnitPrice: cents / 100, previousUnitPrice: cents / 100 }]),
        );
        expect(line).toMatchObject({ quotedUnitPriceCents: cents, previousUnitPriceCents: cents });
      }),
    );
  });

  it.each([
    { quotedUnitPriceCents: 12.5 },
    { quotedUnitPriceCents: -1 },
    { previousUnitPriceCents: '1' },
    { quotedUnitPrice: 'x' },
    { previousUnitPriceCents: 100_000_001 },
  ])('A line with the amount %j is skipped', (amount) => {
    expect(parseCart(JSON.stringify([{ ...stored, ...amount }]))).toEqual([]);
  });

  it('A stored cart never throws and returns only valid lines for any stored value', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc
            .array(hostileJsonArbitrary('article', 'quantity', 'configuratorSettings'))
            .map((list) => JSON.stringify(list)),
        ),
        (text) => {
          for (const line of parseCart(text)) expect(line.quantity).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });

  it('Valid lines are kept beside invalid ones', () => {
    const hostile = [
      null,
      { ...stored, quantity: -1 },
      { ...stored, quantity: 1.5 },
      { ...stored, article: { ...stored.article, price: 'free' } },
      { ...stored, configuratorSettings: 'text' },
      stored,
    ];
    // Equal lines are merged, so an accepted one would change the quantity.
    expect(parseCart(JSON.stringify(hostile))).toEqual(parseCart(JSON.stringify([stored])));
    for (const line of hostile.slice(0, -1)) expect(parseCart(JSON.stringify([line]))).toEqual([]);
  });

  it('Stored keys that would pollute a prototype are rejected', () => {
    const text = `[{"article":{"id":"a","title":"A","image_url":null,"price":1},"quantity":1,"configuratorSettings":{"__proto__":{"polluted":true},"s":{"x":"1"}}}]`;
    const [line] = parseCart(text);
    expect(line?.configuratorSettings).toEqual({ s: { x: '1' } });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('A line is limited to 99 pieces, and equal lines are merged', () => {
    const lines = parseCart(JSON.stringify([{ ...stored, quantity: 1_000 }, stored]));
    expect(lines.map(({ quantity }) => quantity)).toEqual([99]);
  });
});
