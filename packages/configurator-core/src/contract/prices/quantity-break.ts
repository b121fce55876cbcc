import type { QuantityBreak } from './quantity-break.schema.ts';

/**
 * Finds the break that applies to a quantity: the one with the largest `from` that the quantity reaches. Of several with
 * the same `from`, the first.
 */
export function breakFor(breaks: readonly QuantityBreak[], quantity: number): QuantityBreak | undefined {
  let found: QuantityBreak | undefined;
  for (const each of breaks) if (each.from <= quantity && each.from > (found?.from ?? 0)) found = each;
  return found;
}
