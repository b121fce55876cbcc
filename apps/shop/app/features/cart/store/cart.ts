import { useStore } from 'zustand';
import { localTextStorage } from '#app/lib/storage/text-storage.ts';
import { type CartState, cartStorageKey, createCartStore } from './cart-store.ts';

/** The cart of this browser. Always empty on the server. */
export const cart = createCartStore(localTextStorage);

if (typeof window !== 'undefined') {
  cart.getState().load();
  window.addEventListener('storage', (event) => {
    if (event.key === cartStorageKey || event.key === null) cart.getState().load();
  });
}

/** Reads from the cart. Returns the empty cart of the server during hydration, then the stored one. */
export function useCart<T>(selector: (state: CartState) => T): T {
  return useStore(cart, selector);
}
