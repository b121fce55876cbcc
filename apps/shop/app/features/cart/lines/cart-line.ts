import { priceForQuantity, type QuantityBreak, type StoredPrice } from 'configurator-core';
import { shop } from '#app/config/shop.ts';
import { settingsKey } from './settings-key.ts';

/** Maximum quantity of a line; the order function rejects more. */
export const maxQuantity = shop.limits.quantityPerLine;

/** Values of a configured article by section id, as written by the engine. */
export type LineSettings = Readonly<Record<string, unknown>>;

/** Fields of an article stored in the cart. `priceCents` is null for an article without its own price. */
export interface CartArticle {
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly priceCents: number | null;
}

/** A line of the cart: an article in one configuration. */
export interface CartLine {
  readonly article: CartArticle;
  readonly quantity: number;
  readonly configuratorSettings: LineSettings | null;
  /** Price of one configured piece before a quantity break; null for a ready-made article, which uses its own price. */
  readonly price: StoredPrice | null;
  /** The server's price of one piece before a quantity break. Set once it differs from the price computed here. */
  readonly quotedUnitPriceCents?: number;
  /** The server's quantity breaks, set together with its price. */
  readonly quotedBreaks?: readonly QuantityBreak[];
  /** Previous price of one piece, kept until the shopper acknowledges the server's price. */
  readonly previousUnitPriceCents?: number;
}

/** Returns the identity of a line: the same article in the same configuration is the same line. */
export function lineKey(line: Pick<CartLine, 'article' | 'configuratorSettings'>): string {
  return `${line.article.id}:${settingsKey(line.configuratorSettings)}`;
}

/** Returns a short id of a line for URLs, stable for the same line and unique within a cart. */
export function lineId(line: Pick<CartLine, 'article' | 'configuratorSettings'>): string {
  let hash = 5381;
  for (const character of lineKey(line)) hash = ((hash * 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  return `${line.article.id.slice(0, 8)}-${hash.toString(36)}`;
}

/** Price of an article before any surcharges, or the default price. EUR cents, gross. */
export function basePriceCents({ priceCents }: Pick<CartArticle, 'priceCents'>): number {
  return priceCents ?? shop.limits.basePriceCents;
}

/** Price of one piece before a quantity break, with the quantity breaks. EUR cents, gross. */
export function piecePrice({ article, price, quotedUnitPriceCents, quotedBreaks = [] }: CartLine): StoredPrice {
  if (quotedUnitPriceCents === undefined && price !== null) return price;
  const cents = quotedUnitPriceCents ?? basePriceCents(article);
  return { baseCents: cents, lines: [], totalCents: cents, quantityBreaks: quotedBreaks };
}

/** Price of one piece at the line's quantity. EUR cents, gross. */
export function unitPriceCents(line: CartLine): number {
  return priceForQuantity(piecePrice(line), line.quantity).totalCents;
}

/** Price of all pieces of a line, EUR cents, gross. */
export function linePriceCents(line: CartLine): number {
  return unitPriceCents(line) * line.quantity;
}

/** Sum of all lines, EUR cents, gross. */
export function subtotalCents(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + linePriceCents(line), 0);
}

/** Number of pieces in all lines together. */
export function pieceCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
