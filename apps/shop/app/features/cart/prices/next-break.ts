import { priceForQuantity } from 'configurator-core';
import { type CartLine, maxQuantity, piecePrice, unitPriceCents } from '../lines/cart-line.ts';

/** The next quantity from which on each piece of a line costs less than now. */
export interface NextBreak {
  readonly from: number;
  /** EUR cents, gross. */
  readonly unitPriceCents: number;
}

/** Finds the next quantity break that lowers the price of a line's pieces; null if a line cannot reach one. */
export function nextBreak(line: CartLine): NextBreak | null {
  const price = piecePrice(line);
  const now = unitPriceCents(line);
  const reachable = (price.quantityBreaks ?? [])
    .map(({ from }) => ({ from, unitPriceCents: priceForQuantity(price, from).totalCents }))
    .filter((each) => each.from > line.quantity && each.from <= maxQuantity && each.unitPriceCents < now)
    .sort((left, right) => left.from - right.from);
  return reachable[0] ?? null;
}
