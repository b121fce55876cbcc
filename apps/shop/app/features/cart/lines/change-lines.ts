import type { PiecePrice } from 'shop-backend/contracts';
import { type CartLine, lineKey, maxQuantity, piecePrice, unitPriceCents } from './cart-line.ts';

/** An item to add to the cart: a line without its quantity. */
export type CartItem = Pick<CartLine, 'article' | 'configuratorSettings' | 'price' | 'previousUnitPriceCents'>;

/** Outcome of a change, for the toast. */
export type CartChange = 'added' | 'updated' | 'removed' | 'cleared' | 'unchanged';

/** New lines and the outcome of the change. */
export interface ChangedLines {
  readonly lines: readonly CartLine[];
  readonly change: CartChange;
}

/**
 * Adds pieces of an item to the cart. Increases the quantity of an equal line (to at most 99), or appends a line. The
 * newest article data replace the old ones, so that a line does not keep an old price or title.
 */
export function addItem(lines: readonly CartLine[], item: CartItem, quantity = 1): ChangedLines {
  const pieces = limitPieces(quantity);
  if (!(pieces > 0)) return { lines, change: 'unchanged' };
  const key = lineKey(item);
  const existing = lines.find((line) => lineKey(line) === key);
  if (!existing) return { lines: [...lines, { ...item, quantity: pieces }], change: 'added' };
  const increased = { ...item, quantity: limitPieces(existing.quantity + pieces) };
  return { lines: lines.map((line) => (line === existing ? increased : line)), change: 'updated' };
}

/** Sets the quantity of a line. 0 or less removes it, more than 99 sets 99, NaN changes nothing. */
export function setQuantity(lines: readonly CartLine[], key: string, quantity: number): ChangedLines {
  const pieces = limitPieces(quantity);
  if (pieces <= 0) return removeLine(lines, key);
  const isChange = pieces > 0 && lines.some((line) => lineKey(line) === key && line.quantity !== pieces);
  if (!isChange) return { lines, change: 'unchanged' };
  return {
    lines: lines.map((line) => (lineKey(line) === key ? { ...line, quantity: pieces } : line)),
    change: 'updated',
  };
}

/** Removes a line from the cart. */
export function removeLine(lines: readonly CartLine[], key: string): ChangedLines {
  const kept = lines.filter((line) => lineKey(line) !== key);
  return kept.length === lines.length ? { lines, change: 'unchanged' } : { lines: kept, change: 'removed' };
}

/** Removes ordered pieces, by line key. Pieces added since then are kept. */
export function removePieces(lines: readonly CartLine[], pieces: ReadonlyMap<string, number>): ChangedLines {
  const kept = lines
    .map((line) => ({ ...line, quantity: line.quantity - (pieces.get(lineKey(line)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const isChange = lines.some((line) => pieces.has(lineKey(line)));
  return isChange ? { lines: kept, change: kept.length === 0 ? 'cleared' : 'removed' } : { lines, change: 'unchanged' };
}

/** Restores a removed line at its old position and adds pieces that were added since then. */
export function restoreLine(lines: readonly CartLine[], line: CartLine, index: number): ChangedLines {
  const place = Math.min(Math.max(index, 0), lines.length);
  return { lines: mergeLines([...lines.slice(0, place), line, ...lines.slice(place)]), change: 'added' };
}

/**
 * Replaces a reconfigured line with an item of the same quantity.
 * Adds the item if the line no longer exists.
 */
export function replaceLine(lines: readonly CartLine[], key: string, item: CartItem): ChangedLines {
  if (!lines.some((line) => lineKey(line) === key)) return addItem(lines, item);
  const replaced = lines.map((line) => (lineKey(line) === key ? { ...item, quantity: line.quantity } : line));
  return { lines: mergeLines(replaced), change: 'updated' };
}

/**
 * Applies the quoted prices of one piece, by line key. A line whose price changed keeps its previous price, so that the
 * shopper can be notified.
 */
export function quoteLines(lines: readonly CartLine[], quotes: ReadonlyMap<string, PiecePrice>): readonly CartLine[] {
  return lines.map((line) => {
    const quote = quotes.get(lineKey(line));
    if (quote === undefined || isQuoted(line, quote)) return line;
    const { pieceCents: quotedUnitPriceCents, quantityBreaks: quotedBreaks } = quote;
    const quoted = {
      ...line,
      quotedUnitPriceCents,
      quotedBreaks: quotedBreaks.length > 0 ? quotedBreaks : undefined,
    };
    const previousCents = line.previousUnitPriceCents ?? unitPriceCents(line);
    const isSame = previousCents === unitPriceCents(quoted);
    return { ...quoted, previousUnitPriceCents: isSame ? undefined : previousCents };
  });
}

/** Whether a line has the price that the server quoted, for any quantity. */
function isQuoted(line: CartLine, { pieceCents, quantityBreaks }: PiecePrice): boolean {
  const { totalCents, quantityBreaks: breaks = [] } = piecePrice(line);
  const key = ({ from, label, percent, amount }: PiecePrice['quantityBreaks'][number]) => [
    from,
    label,
    percent ?? 0,
    amount ?? 0,
  ];
  return totalCents === pieceCents && JSON.stringify(breaks.map(key)) === JSON.stringify(quantityBreaks.map(key));
}

/** Removes the previous price of a line after the shopper acknowledged the new one. */
export function acknowledgePrice(lines: readonly CartLine[], key: string): readonly CartLine[] {
  return lines.map((line) => (lineKey(line) === key ? { ...line, previousUnitPriceCents: undefined } : line));
}

/** Merges equal lines, so that every line key is unique. */
export function mergeLines(lines: readonly CartLine[]): readonly CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const line of lines) {
    const key = lineKey(line);
    const before = merged.get(key);
    merged.set(key, before ? { ...before, quantity: limitPieces(before.quantity + line.quantity) } : line);
  }
  return [...merged.values()];
}

function limitPieces(quantity: number): number {
  return Math.min(Math.trunc(quantity), maxQuantity);
}
