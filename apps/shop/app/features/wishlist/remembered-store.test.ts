import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#app/lib/storage/memory-storage.fixture.ts';
import { textStorage } from '#app/lib/storage/text-storage.ts';
import { createRememberedStore } from './remembered-store.ts';

const article = (number: number) => ({
  id: `30000000-0000-4000-8000-00000000000${number}`,
  title: `Artikel ${number}`,
});

function createStore(stored: Record<string, string> = {}, limit = 3) {
  const storage = memoryStorage(stored);
  const store = createRememberedStore(
    { key: 'wishlist', limit },
    textStorage(() => storage),
  );
  store.getState().load();
  return { storage, store, ids: () => store.getState().articles.map(({ id }) => id) };
}

describe('remembered articles', () => {
  it('[BEY-55] Remembered articles are listed once each, the latest first, and restored on the next visit', () => {
    const { storage, store, ids } = createStore();
    for (const number of [1, 2, 1]) store.getState().add(article(number));
    expect(ids()).toEqual([article(1).id, article(2).id]);
    const next = createRememberedStore(
      { key: 'wishlist', limit: 3 },
      textStorage(() => storage),
    );
    expect(next.getState().isLoaded).toBe(false);
    next.getState().load();
    expect(next.getState().articles).toEqual([article(1), article(2)]);
  });

  it('[BEY-55] Remembered articles drop the oldest above the limit', () => {
    const { store, ids } = createStore();
    for (const number of [1, 2, 3, 4]) store.getState().add(article(number));
    expect(ids()).toEqual([4, 3, 2].map((number) => article(number).id));
  });

  it('[BEY-55] Remembered articles can be removed one by one or all at once', () => {
    const { storage, store, ids } = createStore();
    for (const number of [1, 2]) store.getState().add(article(number));
    store.getState().remove(article(1).id);
    expect(ids()).toEqual([article(2).id]);
    store.getState().clear();
    expect(ids()).toEqual([]);
    expect(storage.getItem('wishlist')).toBeNull();
  });

  it.each([
    ['no JSON', 'oops'],
    ['an object', '{"id":1}'],
    ['other entries', '[null, 4, {"id":"x","title":"y"}, {"id":"30000000-0000-4000-8000-000000000001"}]'],
  ])('Remembered articles are empty for %s', (_what, text) => {
    expect(createStore({ wishlist: text }).ids()).toEqual([]);
  });

  it('Remembered articles are kept in memory if the browser blocks storage', () => {
    const blocked = textStorage(() => {
      throw new Error('blocked');
    });
    const store = createRememberedStore({ key: 'wishlist', limit: 3 }, blocked);
    store.getState().load();
    store.getState().add(article(1));
    expect(store.getState().articles).toEqual([article(1)]);
  });
});
