import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '#app/lib/storage/memory-storage.fixture.ts';

const bed = { id: '30000000-0000-4000-8000-000000000012', title: 'Hundebett' };
const coat = { id: '30000000-0000-4000-8000-000000000001', title: 'Wintermantel' };

let browser: Storage;

beforeEach(() => {
  browser = memoryStorage();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: browser }));
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const restorePage = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

it.each([
  ['wishlist', 'wishlist'],
  ['recentArticles', 'recently-viewed'],
] as const)('The list of %s is read again when the page is restored from the back/forward cache', async (name, key) => {
  const store = (await import('./remembered.ts'))[name];
  browser.setItem(key, JSON.stringify([bed]));
  restorePage();
  store.getState().add(coat);
  expect(JSON.parse(browser.getItem(key) ?? '')).toEqual([coat, bed]);
});

it('A wishlist in memory is kept when a page whose wishlist could not be stored is restored', async () => {
  const { wishlist } = await import('./remembered.ts');
  browser.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  wishlist.getState().add(coat);
  restorePage();
  expect(wishlist.getState().articles).toEqual([coat]);
});
