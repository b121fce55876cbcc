import type { CartLine } from './cart-line.ts';
import type { CartItem } from './change-lines.ts';

/** A ready-made article in the cart. */
export function anItem(
  overrides: Partial<CartItem['article']> = {},
  settings: CartItem['configuratorSettings'] = null,
): CartItem {
  return {
    article: { id: 'collar', title: 'Halsband', imageUrl: null, priceCents: 3_900, ...overrides },
    configuratorSettings: settings,
  };
}

/** A line of the cart. */
export function aLine(overrides: Partial<CartLine> = {}): CartLine {
  return { ...anItem(), quantity: 1, ...overrides };
}
