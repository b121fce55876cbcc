import type { CompiledPriceRule } from '../compile/compiled-template.ts';
import type { ReadableValues } from '../condition/compile-condition.ts';
import type { Cents } from '../money.ts';

/** What a price rule adds, rounded half up; 0 where it does not apply, gives no number, or is negative without being a discount. */
export function ruleCents({ rule, check, amount }: CompiledPriceRule, state: ReadableValues): Cents {
  if (check !== null && !check(state)) return 0;
  const result = amount(state);
  if (typeof result !== 'number') return 0;
  const cents = Math.floor(result + 0.5);
  return Number.isSafeInteger(cents) && (cents > 0 || rule.discount) ? cents + 0 : 0;
}
