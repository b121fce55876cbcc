import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '#app/lib/storage/memory-storage.fixture.ts';
import { textStorage } from '#app/lib/storage/text-storage.ts';
import { anItem } from './cart.fixtures.ts';
import { cartStorageKey, createCartStore } from './cart-store.ts';

/** The page's storage; the test of a full storage replaces its `setItem`. */
let browser: Storage;

beforeEach(() => {
  browser = memoryStorage();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: browser }));
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const openCart = async () => (await import('./cart.ts')).cart;

/** Adds an item in another page of this browser, which this page is not notified of. */
function addElsewhere(id: string): void {
  const other = createCartStore(textStorage(() => browser));
  other.getState().load();
  other.getState().add(anItem({ id }));
}

function showPage(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

function storedIds(): string[] {
  const stored = createCartStore(textStorage(() => browser));
  stored.getState().load();
  return stored.getState().lines.map(({ article }) => article.id);
}

it('The cart is read again when the page is restored from the back/forward cache', async () => {
  const cart = await openCart();
  addElsewhere('collar');
  showPage(true);
  cart.getState().add(anItem({ id: 'leash' }));
  expect(storedIds().toSorted()).toEqual(['collar', 'leash']);
});

it('The cart is read again after a change in another tab', async () => {
  const cart = await openCart();
  addElsewhere('collar');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'wishlist' }));
  expect(cart.getState().lines).toEqual([]);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: cartStorageKey }));
  expect(cart.getState().lines.map(({ article }) => article.id)).toEqual(['collar']);
});

it('A cart in memory is kept when a page whose cart could not be stored is restored', async () => {
  const cart = await openCart();
  browser.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  cart.getState().add(anItem({ id: 'leash' }));
  showPage(true);
  expect(cart.getState().lines.map(({ article }) => article.id)).toEqual(['leash']);
});
