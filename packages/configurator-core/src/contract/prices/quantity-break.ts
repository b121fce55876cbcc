import type { QuantityBreak } from './quantity-break.schema.ts';

/**
 * Returns the break for a quantity: the one with the largest `from` that is not above it. Of several with the same
 * `from`, returns the first.
 */
export function breakFor(breaks: readonly QuantityBreak[], quantity: number): QuantityBreak | undefined {
  let found: QuantityBreak | undefined;
  for (const each of breaks) if (each.from <= quantity && each.from > (found?.from ?? 0)) found = each;
  return found;
}
