import { priceForQuantity } from 'configurator-core';
import { type CartLine, maxQuantity, piecePrice, unitPriceCents } from '../lines/cart-line.ts';

/** The next quantity with a lower price per piece. */
export interface NextBreak {
  readonly from: number;
  /** EUR cents, gross. */
  readonly unitPriceCents: number;
}

/** Returns the next quantity break that lowers the price per piece; null if the line cannot reach one. */
export function nextBreak(line: CartLine): NextBreak | null {
  const price = piecePrice(line);
  const now = unitPriceCents(line);
  const reachable = (price.quantityBreaks ?? [])
    .map(({ from }) => ({ from, unitPriceCents: priceForQuantity(price, from).totalCents }))
    .filter((each) => each.from > line.quantity && each.from <= maxQuantity && each.unitPriceCents < now)
    .sort((left, right) => left.from - right.from);
  return reachable[0] ?? null;
}
