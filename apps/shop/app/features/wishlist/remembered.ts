import { useStore } from 'zustand';
import { localTextStorage } from '#app/lib/storage/text-storage.ts';
import { createRememberedStore, type RememberedState, type RememberedStore } from './remembered-store.ts';

const wishlistKey = 'wishlist';
const recentKey = 'recently-viewed';

/** The visitor's wishlist. */
export const wishlist = createRememberedStore({ key: wishlistKey, limit: 60 }, localTextStorage);

/** The articles last viewed by the visitor. */
export const recentArticles = createRememberedStore({ key: recentKey, limit: 9 }, localTextStorage);

if (typeof window !== 'undefined') {
  const stores = [
    [wishlistKey, wishlist],
    [recentKey, recentArticles],
  ] as const;
  for (const [, store] of stores) store.getState().load();
  window.addEventListener('storage', (event) => {
    for (const [key, store] of stores) if (event.key === key || event.key === null) store.getState().load();
  });
}

/** Reads from a list. Returns the empty list of the server during hydration, then the stored one. */
export function useRemembered<T>(store: RememberedStore, selector: (state: RememberedState) => T): T {
  return useStore(store, selector);
}
