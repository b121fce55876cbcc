import { priceFromSettings } from 'configurator-core';
import type { PiecePrice } from 'shop-backend/contracts';
import { basePriceCents, type CartLine } from '../lines/cart-line.ts';
import type { CartItem } from '../lines/change-lines.ts';

/** A ready-made article in the cart. */
export function anItem(
  overrides: Partial<CartItem['article']> = {},
  settings: CartItem['configuratorSettings'] = null,
): CartItem {
  const article = { id: 'collar', title: 'Halsband', imageUrl: null, priceCents: 3_900, ...overrides };
  const price = settings === null ? null : priceFromSettings(settings, basePriceCents(article));
  return { article, configuratorSettings: settings, price };
}

/** A line of the cart. */
export function aLine(overrides: Partial<CartLine> = {}): CartLine {
  return { ...anItem(), quantity: 1, ...overrides };
}

/** A quoted price without quantity breaks. */
export function aQuote(pieceCents: number): PiecePrice {
  return { pieceCents, quantityBreaks: [] };
}
