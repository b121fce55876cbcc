import type { PriceRule } from '../contract/template/template.ts';
import type { Cents } from '../money.ts';

/** Removes what binary fractions add to a product of short decimals, so that 1.005 × 100 is 100.5. */
function exact(product: number): number {
  return Number.isFinite(product) ? Number(product.toPrecision(15)) : product;
}

/**
 * A share of an amount, not rounded.
 * @param cents whole cents, of which nothing below 0 counts
 */
export function shareCents(cents: Cents, percent: number): number {
  return exact(Math.max(0, cents) * percent) / 100;
}

/** The price of what is counted beyond the included count, not rounded. */
export function countCents(count: number, { rateCents, included }: { rateCents: number; included: number }): number {
  return exact(exact(Math.max(0, count - included)) * rateCents);
}

/**
 * The line of a rule: an amount within minimum and maximum, rounded half up to cents. 0 for what is no finite number, and
 * for a negative amount that is no discount.
 */
export function lineCents(
  amount: unknown,
  { minimumCents, maximumCents, discount }: Pick<PriceRule, 'minimumCents' | 'maximumCents' | 'discount'>,
): Cents {
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount === 0 || (amount < 0 && !discount)) return 0;
  let size = Math.abs(amount);
  if (minimumCents !== null) size = Math.max(size, minimumCents);
  if (maximumCents !== null) size = Math.min(size, maximumCents);
  const cents = Math.floor(Math.sign(amount) * size + 0.5);
  return Number.isSafeInteger(cents) ? cents + 0 : 0;
}
