import type { QuantityBreak } from '../contract/quantity-break.schema.ts';
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
  const unused = new Set(quantityBreaks.filter(({ percent, amount }) => !(percent || amount)));
  const starts = new Set<number>();
  for (const each of quantityBreaks) {
    if (starts.has(each.from)) unused.add(each);
    starts.add(each.from);
  }
  const worse = new Map<QuantityBreak, QuantityBreak>();
  let best: QuantityBreak | undefined;
  for (const each of quantityBreaks.filter((one) => !unused.has(one)).sort((one, other) => one.from - other.from)) {
    if (best !== undefined && isWorse(each, best)) worse.set(each, best);
    else best = each;
  }
  return quantityBreaks.flatMap((each, index) => {
    const path = ['quantity_breaks', index];
    const element = { kind: 'quantity_break', path, label: each.label } as const;
    if (unused.has(each)) return [buildFinding('unused_quantity_break', element, { fix: { kind: 'remove', path } })];
    const better = worse.get(each);
    return better ? [buildFinding('worse_quantity_break', element, { others: [better.label] })] : [];
  });
}
