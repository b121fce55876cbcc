import type { PiecePrice } from 'shop-backend/contracts';
import { type CartLine, lineKey, maxQuantity, piecePrice, unitPriceCents } from './cart-line.ts';

/** What is put into the cart: a line without its quantity. */
export type CartItem = Pick<CartLine, 'article' | 'configuratorSettings' | 'price' | 'previousUnitPriceCents'>;

/** What a change did, for the notice that follows it. */
export type CartChange = 'added' | 'updated' | 'removed' | 'cleared' | 'unchanged';

/** New lines and what happened to them. */
export interface ChangedLines {
  readonly lines: readonly CartLine[];
  readonly change: CartChange;
}

/**
 * Puts pieces of an item into the cart. An equal line grows (to at most 99), else a line is added at the end. The
 * newest article facts win, so that a line does not keep an old price or title.
 */
export function addItem(lines: readonly CartLine[], item: CartItem, quantity = 1): ChangedLines {
  const pieces = wholePieces(quantity);
  if (!(pieces > 0)) return { lines, change: 'unchanged' };
  const key = lineKey(item);
  const existing = lines.find((line) => lineKey(line) === key);
  if (!existing) return { lines: [...lines, { ...item, quantity: pieces }], change: 'added' };
  const grown = { ...item, quantity: wholePieces(existing.quantity + pieces) };
  return { lines: lines.map((line) => (line === existing ? grown : line)), change: 'updated' };
}

/** Sets the quantity of a line: 0 or less removes it, more than 99 is 99, what is no number changes nothing. */
export function setQuantity(lines: readonly CartLine[], key: string, quantity: number): ChangedLines {
  const pieces = wholePieces(quantity);
  if (pieces <= 0) return removeLine(lines, key);
  const isChange = pieces > 0 && lines.some((line) => lineKey(line) === key && line.quantity !== pieces);
  if (!isChange) return { lines, change: 'unchanged' };
  return {
    lines: lines.map((line) => (lineKey(line) === key ? { ...line, quantity: pieces } : line)),
    change: 'updated',
  };
}

/** Takes a line out of the cart. */
export function removeLine(lines: readonly CartLine[], key: string): ChangedLines {
  const kept = lines.filter((line) => lineKey(line) !== key);
  return kept.length === lines.length ? { lines, change: 'unchanged' } : { lines: kept, change: 'removed' };
}

/** Removes pieces that were ordered, by line key; pieces that were added since stay. */
export function removePieces(lines: readonly CartLine[], pieces: ReadonlyMap<string, number>): ChangedLines {
  const kept = lines
    .map((line) => ({ ...line, quantity: line.quantity - (pieces.get(lineKey(line)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const isChange = lines.some((line) => pieces.has(lineKey(line)));
  return isChange ? { lines: kept, change: kept.length === 0 ? 'cleared' : 'removed' } : { lines, change: 'unchanged' };
}

/** Restores a removed line at its old place and adds pieces that were added in between. */
export function restoreLine(lines: readonly CartLine[], line: CartLine, index: number): ChangedLines {
  const place = Math.min(Math.max(index, 0), lines.length);
  return { lines: mergeLines([...lines.slice(0, place), line, ...lines.slice(place)]), change: 'added' };
}

/**
 * Replaces a reconfigured line with an item of the same quantity.
 * Where the line is gone by now, the item is added.
 */
export function replaceLine(lines: readonly CartLine[], key: string, item: CartItem): ChangedLines {
  if (!lines.some((line) => lineKey(line) === key)) return addItem(lines, item);
  const replaced = lines.map((line) => (lineKey(line) === key ? { ...item, quantity: line.quantity } : line));
  return { lines: mergeLines(replaced), change: 'updated' };
}

/**
 * Takes over the prices of one piece that the server quoted, by line key. A line that costs something else than it said
 * keeps what it said before, so that the shopper can be notified.
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

/** The shopper has taken note of a line's new price. */
export function acknowledgePrice(lines: readonly CartLine[], key: string): readonly CartLine[] {
  return lines.map((line) => (lineKey(line) === key ? { ...line, previousUnitPriceCents: undefined } : line));
}

/** Joins equal lines of a list that comes from outside, so that every line has its own identity. */
export function mergeLines(lines: readonly CartLine[]): readonly CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const line of lines) {
    const key = lineKey(line);
    const before = merged.get(key);
    merged.set(key, before ? { ...before, quantity: wholePieces(before.quantity + line.quantity) } : line);
  }
  return [...merged.values()];
}

function wholePieces(quantity: number): number {
  return Math.min(Math.trunc(quantity), maxQuantity);
}
