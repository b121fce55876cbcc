import { lineCents } from '../amount/amount-cents.ts';
import type { CompiledPriceRule } from '../compile/compiled-template.ts';
import type { ReadableValues } from '../condition/compile-condition.ts';
import type { Cents } from '../money.ts';

/**
 * Returns the amount that a price rule adds, within its minimum and maximum and rounded half up. Returns 0 if the rule
 * does not apply, the amount is not a number, or it is negative without being a discount.
 * @param ofCents base of a percentage
 */
export function ruleCents({ rule, check, amount }: CompiledPriceRule, state: ReadableValues, ofCents: Cents): Cents {
  return check !== null && !check(state) ? 0 : lineCents(amount(state, ofCents), rule);
}
