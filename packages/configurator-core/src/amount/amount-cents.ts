import type { PriceRule } from '../contract/template/template.ts';
import type { Cents } from '../money.ts';
import { exact } from './exact.ts';

/** The largest price of one rule, ten billion euros. Sums of such prices are still exact. */
export const LARGEST_LINE_CENTS: Cents = 1e12;

/**
 * Returns a percentage of an amount, not rounded.
 * @param cents whole cents; a negative amount counts as 0
 */
export function shareCents(cents: Cents, percent: number): number {
  return exact(Math.max(0, cents) * percent) / 100;
}

/**
 * Returns the price of a rule in cents: the amount limited to minimum and maximum and rounded half up. Returns 0 for
 * anything but a finite number, and for a negative amount unless the rule is a discount. Never falls while the amount
 * grows: beyond `LARGEST_LINE_CENTS`, the price stays the same.
 */
export function lineCents(
  amount: unknown,
  { minimumCents, maximumCents, discount }: Pick<PriceRule, 'minimumCents' | 'maximumCents' | 'discount'>,
): Cents {
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount === 0 || (amount < 0 && !discount)) return 0;
  let size = Math.abs(amount);
  if (minimumCents !== null) size = Math.max(size, minimumCents);
  if (maximumCents !== null) size = Math.min(size, maximumCents);
  return Math.floor(Math.sign(amount) * Math.min(size, LARGEST_LINE_CENTS) + 0.5) + 0;
}
