import { between, type NumberDomain } from './number-classes.ts';

/** A number, the bounds it may be moved within, and its own validation. */
export interface MovableNumber {
  value: number;
  readonly low: number;
  readonly high: number;
  readonly domain: NumberDomain;
}

/** Average limit of moves per comparison. */
const MOVES_EACH = 4;

/** Returns a valid number in range that is greater than another, or undefined if none is found. */
function above({ high, domain }: MovableNumber, other: number): number | undefined {
  const isWithin = domain.step !== undefined && high > other && domain.isValid(high);
  return between(other, high, domain).value ?? (isWithin ? high : undefined);
}

/** Returns a valid number in range that is less than another, or undefined if none is found. */
function below({ low, domain }: MovableNumber, other: number): number | undefined {
  const isWithin = domain.step !== undefined && low < other && domain.isValid(low);
  return between(low, other, domain).value ?? (isWithin ? low : undefined);
}

/**
 * Moves numbers within their bounds to satisfy the comparisons: the greater number up or, if that is impossible, the
 * lesser one down. Stops after a few moves, even if some comparison is still violated.
 * @param orders pairs of names; the second number must be greater
 */
export function keepComparisons(
  numbers: ReadonlyMap<string, MovableNumber>,
  orders: readonly (readonly [less: string, more: string])[],
): void {
  for (let moves = 0; moves < MOVES_EACH * orders.length; moves += 1) {
    const broken = orders
      .map(([less, more]) => [numbers.get(less), numbers.get(more)] as const)
      .find(([less, more]) => less && more && more.value <= less.value);
    const [less, more] = broken ?? [];
    if (!less || !more) return;
    const up = above(more, less.value);
    const down = up === undefined ? below(less, more.value) : undefined;
    if (up !== undefined) more.value = up;
    else if (down !== undefined) less.value = down;
    else return;
  }
}
