import { LARGEST_LINE_CENTS, lineCents } from '../../amount/amount-cents.ts';
import type { PriceRule } from '../../contract/template/template.ts';
import type { Cents } from '../../money.ts';
import type { Span } from './amount-span.ts';

/** The end of the price to find. For the lowest, prices are negated, so that both searches find a maximum. */
export type Direction = 'lowest' | 'highest';

/**
 * Returns the lowest or highest price of a rule for a span of amounts. The price never falls while the amount grows.
 * @param span undefined if the amounts are unknown
 * @returns undefined if the price is unbounded at this end
 */
export function lineEnd(rule: PriceRule, span: Span | undefined, direction: Direction): Cents | undefined {
  if (span === 'none') return 0;
  const isHighest = direction === 'highest';
  const end = span === undefined ? (isHighest ? 1 : -1) * Number.POSITIVE_INFINITY : isHighest ? span.high : span.low;
  const cents = lineCents(end, rule);
  // A price at the limit would be a bound that no shop means: its amount has no maximum.
  const isAtLimit = isHighest ? cents >= LARGEST_LINE_CENTS : cents <= -LARGEST_LINE_CENTS;
  if (Number.isFinite(end) && !isAtLimit) return cents;
  if (end < 0 && !rule.discount) return 0;
  return rule.maximumCents === null ? undefined : Math.sign(end) * rule.maximumCents + 0;
}
