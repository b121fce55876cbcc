import { useStore } from 'zustand';
import { followStorage } from '#app/lib/storage/follow-storage.ts';
import { localTextStorage } from '#app/lib/storage/text-storage.ts';
import { type CartState, cartStorageKey, createCartStore } from './cart-store.ts';

/** The cart of this browser. Always empty on the server. */
export const cart = createCartStore(localTextStorage);

followStorage(cartStorageKey, cart);

/** Reads from the cart. Returns the empty cart of the server during hydration, then the stored one. */
export function useCart<T>(selector: (state: CartState) => T): T {
  return useStore(cart, selector);
}
