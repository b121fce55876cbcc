import { useStore } from 'zustand';
import { localTextStorage } from '#app/lib/storage/text-storage.ts';
import { createRememberedStore, type RememberedState, type RememberedStore } from './remembered-store.ts';

const wishlistKey = 'wishlist';
const recentKey = 'recently-viewed';

/** What the visitor has put on the wishlist. */
export const wishlist = createRememberedStore({ key: wishlistKey, limit: 60 }, localTextStorage);

/** What the visitor has looked at last. */
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

/** Reads from a list. While a page is being hydrated it sees the empty list the server saw, then the real one. */
export function useRemembered<T>(store: RememberedStore, selector: (state: RememberedState) => T): T {
  return useStore(store, selector);
}
