import { pieceCount } from '../lines/cart-line.ts';
import { useCart } from './cart.ts';

/** Returns the number of pieces in the cart, for the badge at the cart link; 0 until the stored cart was read. */
export function useCartCount(): number {
  return useCart((state) => pieceCount(state.lines));
}
