import { lineCents } from '../../amount/amount-cents.ts';
import type { PriceRule } from '../../contract/template/template.ts';
import type { Cents } from '../../money.ts';
import type { Span } from './amount-span.ts';

/** Which end of the price is looked for. Prices are turned around for the lowest, so that both are a maximum. */
export type Direction = 'lowest' | 'highest';

/**
 * The least or the greatest line that a rule makes of the amounts of a span. A line never falls while its amount grows.
 * @param span undefined where nothing is known of the amounts
 * @returns undefined where the line has no bound at this end
 */
export function lineEnd(rule: PriceRule, span: Span | undefined, direction: Direction): Cents | undefined {
  if (span === 'none') return 0;
  const isHighest = direction === 'highest';
  const end = span === undefined ? (isHighest ? 1 : -1) * Number.POSITIVE_INFINITY : isHighest ? span.high : span.low;
  if (Number.isFinite(end)) return lineCents(end, rule);
  if (end < 0 && !rule.discount) return 0;
  return rule.maximumCents === null ? undefined : Math.sign(end) * rule.maximumCents + 0;
}
