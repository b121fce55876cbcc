import { countCents } from '../../amount/counted-forms.ts';
import type { CountedAmount } from '../../contract/prices/price-amount.ts';
import type { Span } from './amount-span.ts';

/** Returns the amounts for all counts from `low` to `high`. */
export function countedSpan(amount: CountedAmount, low: number, high: number): Span {
  // Zero times infinity is NaN.
  const ends = [low, high].map((count) => (amount.rateCents === 0 ? 0 : countCents(count, amount)));
  return { low: Math.min(...ends), high: Math.max(...ends) };
}
