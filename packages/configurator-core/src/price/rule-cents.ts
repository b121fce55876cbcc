import { lineCents } from '../amount/amount-cents.ts';
import type { CompiledPriceRule } from '../compile/compiled-template.ts';
import type { ReadableValues } from '../condition/compile-condition.ts';
import type { Cents } from '../money.ts';

/**
 * What a price rule adds, within its minimum and maximum and rounded half up; 0 where it does not apply, gives no number,
 * or is negative without being a discount.
 * @param ofCents what a percentage is taken of
 */
export function ruleCents({ rule, check, amount }: CompiledPriceRule, state: ReadableValues, ofCents: Cents): Cents {
  return check !== null && !check(state) ? 0 : lineCents(amount(state, ofCents), rule);
}
