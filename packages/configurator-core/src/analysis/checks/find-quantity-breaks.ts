import type { QuantityBreak } from '../../contract/prices/quantity-break.schema.ts';
import type { Template } from '../../contract/template/template.ts';
import { buildFinding } from '../findings/build-finding.ts';
import type { Finding } from '../findings/finding.ts';

/** Resolution at which percentages are compared. */
const PARTS_PER_PERCENT = 10_000;
const WHOLE = 100 * PARTS_PER_PERCENT;

/** Reduction of a quantity break in whole numbers, so that comparisons are exact. */
interface Reduction {
  readonly each: QuantityBreak;
  readonly share: number;
  readonly cents: number;
}

function reductionOf(each: QuantityBreak): Reduction {
  return { each, share: Math.round((each.percent ?? 0) * PARTS_PER_PERCENT), cents: each.amount ?? 0 };
}

/** Returns a positive number if the first makes more prices free of charge: those up to `cents / (1 - share)`. */
function compareFree(one: Reduction, other: Reduction): number {
  return one.cents * (WHOLE - other.share) - other.cents * (WHOLE - one.share);
}

/** Returns whether two reductions lower every price by the same amount. */
function isSame(one: Reduction, other: Reduction): boolean {
  return one.share === other.share && (one.cents === other.cents || one.share === WHOLE);
}

/** Reductions that no other one beats, sorted by ascending share. The prices they make free of charge descend. */
class BestReductions {
  private readonly list: Reduction[] = [];

  /**
   * Adds a reduction.
   * @returns the earlier break that reduces every price at least as much, and some prices more
   */
  add(one: Reduction): QuantityBreak | undefined {
    const place = this.placeOf(one.share);
    const other = this.list[place];
    // A larger share reduces large prices more, and all prices if it makes no fewer of them free.
    if (other && compareFree(other, one) >= 0) return isSame(one, other) ? undefined : other.each;
    let first = place;
    while (first > 0 && compareFree(one, this.list[first - 1] ?? one) >= 0) first -= 1;
    this.list.splice(first, (other?.share === one.share ? place + 1 : place) - first, one);
    return undefined;
  }

  /** Returns the index of the first reduction with at least this share. */
  private placeOf(share: number): number {
    let [low, high] = [0, this.list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.list[middle]?.share ?? 0) < share) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * Finds quantity breaks that never lower a price, and those after which each piece costs more again. Compares them at
 * every price from 0 up, because articles have their own base prices.
 */
export function findQuantityBreaks({ quantityBreaks }: Template): readonly Finding[] {
  const unused = new Set(quantityBreaks.filter(({ percent, amount }) => !(percent || amount)));
  const starts = new Set<number>();
  for (const each of quantityBreaks) {
    if (starts.has(each.from)) unused.add(each);
    starts.add(each.from);
  }
  const better = new Map<QuantityBreak, QuantityBreak>();
  const best = new BestReductions();
  for (const each of quantityBreaks.filter((one) => !unused.has(one)).sort((one, other) => one.from - other.from)) {
    const found = best.add(reductionOf(each));
    if (found) better.set(each, found);
  }
  return quantityBreaks.flatMap((each, index) => {
    const path = ['quantity_breaks', index];
    const element = { kind: 'quantity_break', path, label: each.label } as const;
    if (unused.has(each)) return [buildFinding('unused_quantity_break', element, { fix: { kind: 'remove', path } })];
    const other = better.get(each);
    return other ? [buildFinding('worse_quantity_break', element, { others: [other.label] })] : [];
  });
}
