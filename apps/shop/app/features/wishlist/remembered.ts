import { useStore } from 'zustand';
import { followStorage } from '#app/lib/storage/follow-storage.ts';
import { localTextStorage } from '#app/lib/storage/text-storage.ts';
import { createRememberedStore, type RememberedState, type RememberedStore } from './remembered-store.ts';

const wishlistKey = 'wishlist';
const recentKey = 'recently-viewed';

/** The visitor's wishlist. */
export const wishlist = createRememberedStore({ key: wishlistKey, limit: 60 }, localTextStorage);

/** The articles last viewed by the visitor. */
export const recentArticles = createRememberedStore({ key: recentKey, limit: 9 }, localTextStorage);

followStorage(wishlistKey, wishlist);
followStorage(recentKey, recentArticles);

/** Reads from a list. Returns the empty list of the server during hydration, then the stored one. */
export function useRemembered<T>(store: RememberedStore, selector: (state: RememberedState) => T): T {
  return useStore(store, selector);
}
