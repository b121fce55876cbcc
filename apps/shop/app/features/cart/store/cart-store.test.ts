import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coatSettings } from '#app/lib/settings/settings.fixture.ts';
import { memoryStorage } from '#app/lib/storage/memory-storage.fixture.ts';
import { textStorage } from '#app/lib/storage/text-storage.ts';
import { lineKey, linePriceCents, pieceCount, subtotalCents, unitPriceCents } from '../lines/cart-line.ts';
import { anItem, aQuote } from './cart.fixtures.ts';
import { createCartStore } from './cart-store.ts';

const aStore = (browser = memoryStorage()) => createCartStore(textStorage(() => browser));
const collarKey = lineKey(anItem());

describe('cart store', () => {
  it('[SF-CART-17] The same article in the same configuration raises the quantity of its line', () => {
    const store = aStore();
    const item = anItem({ id: 'coat' }, coatSettings);
    expect(store.getState().add(item)).toBe('added');
    expect(store.getState().add({ ...item, configuratorSettings: structuredClone(coatSettings) })).toBe('updated');
    expect(store.getState().lines.map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('[SF-CART-18] Another configuration gets a separate line', () => {
    const store = aStore();
    store.getState().add(anItem({ id: 'coat' }, coatSettings));
    expect(store.getState().add(anItem({ id: 'coat' }, { ...coatSettings, _template: { id: 'x', version: 2 } }))).toBe(
      'added',
    );
    expect(store.getState().lines).toHaveLength(2);
  });

  it.each([0, -3])('[SF-CART-19] A quantity of %i removes the line', (quantity) => {
    const store = aStore();
    store.getState().add(anItem());
    expect(store.getState().setQuantity(collarKey, quantity)).toBe('removed');
    expect(store.getState().lines).toEqual([]);
  });

  it('A line is limited to 99 pieces', () => {
    const store = aStore();
    store.getState().add(anItem(), 98);
    store.getState().add(anItem(), 5);
    expect(pieceCount(store.getState().lines)).toBe(99);
  });

  it('A quantity that is no number, or an unknown line, changes nothing', () => {
    const store = aStore();
    store.getState().add(anItem());
    expect(store.getState().setQuantity(collarKey, Number.NaN)).toBe('unchanged');
    expect(store.getState().remove('nothing')).toBe('unchanged');
    expect(store.getState().lines).toHaveLength(1);
  });

  it('[DATA-25] The cart is stored under the key cart and restored', () => {
    const browser = memoryStorage();
    aStore(browser).getState().add(anItem(), 2);
    expect(browser.getItem('cart')).toContain('"quantity":2');
    const next = aStore(browser);
    expect(next.getState().isLoaded).toBe(false);
    next.getState().load();
    expect(next.getState()).toMatchObject({ isLoaded: true, isMemoryOnly: false });
    expect(pieceCount(next.getState().lines)).toBe(2);
  });

  it('The cart continues in memory and reports it if the browser blocks storage', () => {
    const store = createCartStore(
      textStorage(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
    );
    store.getState().load();
    store.getState().add(anItem());
    expect(store.getState()).toMatchObject({ isMemoryOnly: true });
    expect(store.getState().lines).toHaveLength(1);
  });

  it('Quoted prices are applied and dropped when the article is added with its new price', () => {
    const store = aStore();
    store.getState().add(anItem());
    store.getState().quote(new Map([[collarKey, aQuote(4_200)]]));
    expect(subtotalCents(store.getState().lines)).toBe(4_200);
    store.getState().add(anItem({ priceCents: 4_500 }));
    expect(subtotalCents(store.getState().lines)).toBe(9_000);
  });

  it('The former price of a line is kept until the shopper confirms it or the price is restored', () => {
    const store = aStore();
    const previous = () => store.getState().lines[0]?.previousUnitPriceCents;
    store.getState().add(anItem());
    store.getState().quote(new Map([[collarKey, aQuote(4_200)]]));
    store.getState().quote(new Map([[collarKey, aQuote(4_300)]]));
    expect(previous()).toBe(3_900);
    store.getState().acknowledge(collarKey);
    expect(previous()).toBeUndefined();
    expect(subtotalCents(store.getState().lines)).toBe(4_300);
    store.getState().quote(new Map([[collarKey, aQuote(4_400)]]));
    store.getState().quote(new Map([[collarKey, aQuote(4_300)]]));
    expect(previous()).toBeUndefined();
  });

  it('Quantity breaks apply as the quantity changes', () => {
    const store = aStore();
    store.getState().add(anItem());
    const quantityBreaks = [{ from: 3, label: 'Ab 3 Stück', percent: 10 }];
    store.getState().quote(new Map([[collarKey, { pieceCents: 3_900, quantityBreaks }]]));
    expect(store.getState().lines[0]).not.toHaveProperty('previousUnitPriceCents', expect.anything());
    store.getState().setQuantity(collarKey, 3);
    expect(subtotalCents(store.getState().lines)).toBe(10_530);
    store.getState().load();
    expect(subtotalCents(store.getState().lines)).toBe(10_530);
    store.getState().quote(new Map([[collarKey, aQuote(3_900)]]));
    expect(subtotalCents(store.getState().lines)).toBe(11_700);
    expect(store.getState().lines[0]?.previousUnitPriceCents).toBe(3_510);
  });

  it('A removed line is restored at its old position with pieces added in between', () => {
    const store = aStore();
    for (const id of ['a', 'b', 'c']) store.getState().add(anItem({ id }), 2);
    const line = store.getState().lines[1];
    if (line === undefined) throw new Error('There are three lines');
    store.getState().remove(lineKey(line));
    expect(store.getState().restore(line, 1)).toBe('added');
    expect(store.getState().lines.map(({ article }) => article.id)).toEqual(['a', 'b', 'c']);
    store.getState().remove(lineKey(line));
    store.getState().add(anItem({ id: 'b' }));
    store.getState().restore(line, 1);
    expect(store.getState().lines.map(({ article, quantity }) => [article.id, quantity])).toEqual([
      ['a', 2],
      ['b', 3],
      ['c', 2],
    ]);
  });

  it('Ordered pieces are removed, and pieces added since are kept', () => {
    const store = aStore();
    store.getState().add(anItem(), 3);
    store.getState().add(anItem({ id: 'coat' }, coatSettings));
    expect(store.getState().removePieces(new Map([[collarKey, 2]]))).toBe('removed');
    expect(store.getState().lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
    const everything = new Map(store.getState().lines.map((line) => [lineKey(line), 99]));
    expect(store.getState().removePieces(everything)).toBe('cleared');
    expect(store.getState().removePieces(everything)).toBe('unchanged');
  });

  it('A line is replaced with its new configuration', () => {
    const store = aStore();
    const coat = anItem({ id: 'coat' }, coatSettings);
    store.getState().add(coat, 2);
    store.getState().add(anItem());
    const changed = anItem({ id: 'coat' }, { ...coatSettings, extra: { pocket: 'yes' } });
    expect(store.getState().replace(lineKey(coat), changed)).toBe('updated');
    expect(store.getState().lines.map((line) => [lineKey(line), line.quantity])).toEqual([
      [lineKey(changed), 2],
      [collarKey, 1],
    ]);
    // The line no longer exists, but the new configuration is not lost.
    expect(store.getState().replace('gone', coat)).toBe('added');
  });

  it('The store keeps its invariants over any sequence of changes', () => {
    const items = [anItem(), anItem({ id: 'coat' }, coatSettings), anItem({ id: 'leash', priceCents: null })];
    const keys = items.map(lineKey);
    const step = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), index: fc.nat(2), quantity: fc.integer({ min: -2, max: 120 }) }),
      fc.record({ kind: fc.constant('set' as const), index: fc.nat(2), quantity: fc.integer({ min: -2, max: 120 }) }),
      fc.record({ kind: fc.constant('remove' as const), index: fc.nat(2), quantity: fc.constant(0) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const browser = memoryStorage();
        const store = aStore(browser);
        const expected = new Map<string, number>();
        for (const { kind, index, quantity } of steps) {
          const item = items[index] ?? anItem();
          const key = keys[index] ?? '';
          const before = expected.get(key) ?? 0;
          if (kind === 'add') store.getState().add(item, quantity);
          if (kind === 'set') store.getState().setQuantity(key, quantity);
          if (kind === 'remove') store.getState().remove(key);
          const after = kind === 'add' ? before + Math.max(0, quantity) : before === 0 ? 0 : quantity;
          if (after > 0) expected.set(key, Math.min(after, 99));
          else expected.delete(key);
        }
        const { lines } = store.getState();
        expect(new Map(lines.map((line) => [lineKey(line), line.quantity]))).toEqual(expected);
        expect(subtotalCents(lines)).toBe(lines.reduce((sum, line) => sum + linePriceCents(line), 0));
        for (const line of lines) expect(linePriceCents(line)).toBe(unitPriceCents(line) * line.quantity);
        const reloaded = aStore(browser);
        reloaded.getState().load();
        expect(reloaded.getState().lines).toEqual(lines);
      }),
    );
  });
});
