import { priceForQuantity, type QuantityBreak, type StoredPrice } from 'configurator-core';
import { shop } from '#app/config/shop.ts';
import { settingsKey } from './settings-key.ts';

/** Pieces one line may hold; the order function refuses more. */
export const maxQuantity = shop.limits.quantityPerLine;

/** Choices of a configured article, keyed by section id, as the engine writes them. */
export type LineSettings = Readonly<Record<string, unknown>>;

/** What the cart keeps of an article. `priceCents` is null for an article without its own price. */
export interface CartArticle {
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly priceCents: number | null;
}

/** One article in one configuration. */
export interface CartLine {
  readonly article: CartArticle;
  readonly quantity: number;
  readonly configuratorSettings: LineSettings | null;
  /**
   * What one piece costs as configured, before a quantity break; null for a ready-made article, which costs the article's
   * price.
   */
  readonly price: StoredPrice | null;
  /** The server's price of one piece before a quantity break, once it has said that the one computed here no longer holds. */
  readonly quotedUnitPriceCents?: number;
  /** The server's quantity breaks, which come with its price. */
  readonly quotedBreaks?: readonly QuantityBreak[];
  /** What one piece cost before the server said so, until the shopper has taken note of it. */
  readonly previousUnitPriceCents?: number;
}

/** Identity of a line: the same article in the same configuration is the same line. */
export function lineKey(line: Pick<CartLine, 'article' | 'configuratorSettings'>): string {
  return `${line.article.id}:${settingsKey(line.configuratorSettings)}`;
}

/** Short name of a line for addresses: the same for the same line, unique within a cart. */
export function lineId(line: Pick<CartLine, 'article' | 'configuratorSettings'>): string {
  let hash = 5381;
  for (const character of lineKey(line)) hash = ((hash * 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  return `${line.article.id.slice(0, 8)}-${hash.toString(36)}`;
}

/** What an article costs before any choice, EUR cents, gross: its own price, or the default one. */
export function basePriceCents({ priceCents }: Pick<CartArticle, 'priceCents'>): number {
  return priceCents ?? shop.limits.basePriceCents;
}

/** What one piece costs before a quantity break, with the quantity breaks. EUR cents, gross. */
export function piecePrice({ article, price, quotedUnitPriceCents, quotedBreaks = [] }: CartLine): StoredPrice {
  if (quotedUnitPriceCents === undefined && price !== null) return price;
  const cents = quotedUnitPriceCents ?? basePriceCents(article);
  return { baseCents: cents, lines: [], totalCents: cents, quantityBreaks: quotedBreaks };
}

/** Price of one piece of so many in EUR cents, gross. */
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
