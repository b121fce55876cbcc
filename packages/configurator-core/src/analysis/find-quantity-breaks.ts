import type { QuantityBreak } from '../contract/quantity-break.schema.ts';
import { breakFor } from '../contract/quantity-break.ts';
import type { Template } from '../contract/template.ts';
import { buildFinding } from './build-finding.ts';
import type { Finding } from './finding.ts';

/** Whether a break lowers no price more than another one, and some prices less. */
function isWorse(one: QuantityBreak, other: QuantityBreak): boolean {
  const percent = (one.percent ?? 0) - (other.percent ?? 0);
  const amount = (one.amount ?? 0) - (other.amount ?? 0);
  return other.percent === 100 ? percent < 0 : percent <= 0 && amount <= 0 && percent + amount < 0;
}

/**
 * Quantity breaks that never lower a price, and those after which each piece costs more again. A percentage and an amount
 * are compared only where the price does not matter.
 */
export function findQuantityBreaks({ quantityBreaks }: Template): readonly Finding[] {
  return quantityBreaks.flatMap((each, index) => {
    const path = ['quantity_breaks', index];
    const element = { kind: 'quantity_break', path, label: each.label } as const;
    const isShadowed = breakFor(quantityBreaks, each.from) !== each;
    if (isShadowed || !(each.percent || each.amount))
      return [buildFinding('unused_quantity_break', element, { fix: { kind: 'remove', path } })];
    const better = quantityBreaks.find((other) => other.from < each.from && isWorse(each, other));
    return better ? [buildFinding('worse_quantity_break', element, { others: [better.label] })] : [];
  });
}
