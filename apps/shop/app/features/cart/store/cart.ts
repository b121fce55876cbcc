import { useStore } from 'zustand';
import { localTextStorage } from '#app/lib/storage/text-storage.ts';
import { type CartState, cartStorageKey, createCartStore } from './cart-store.ts';

/** The cart of this browser. On the server it is empty and stays so. */
export const cart = createCartStore(localTextStorage);

if (typeof window !== 'undefined') {
  cart.getState().load();
  window.addEventListener('storage', (event) => {
    if (event.key === cartStorageKey || event.key === null) cart.getState().load();
  });
}

/** Reads from the cart. While a page is being hydrated it sees the empty cart the server saw, then the real one. */
export function useCart<T>(selector: (state: CartState) => T): T {
  return useStore(cart, selector);
}
