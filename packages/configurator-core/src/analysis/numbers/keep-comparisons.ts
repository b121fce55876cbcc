import { between, type NumberDomain } from './number-classes.ts';

/** A number, the bounds it may be moved within, and what it has to keep to by itself. */
export interface MovableNumber {
  value: number;
  readonly low: number;
  readonly high: number;
  readonly domain: NumberDomain;
}

/** Moves a comparison may take on average. */
const MOVES_EACH = 4;

/** A valid number of a range that is greater than another; undefined where none is found. */
function above({ high, domain }: MovableNumber, other: number): number | undefined {
  const isWithin = domain.step !== undefined && high > other && domain.isValid(high);
  return between(other, high, domain).value ?? (isWithin ? high : undefined);
}

/** A valid number of a range that is less than another; undefined where none is found. */
function below({ low, domain }: MovableNumber, other: number): number | undefined {
  const isWithin = domain.step !== undefined && low < other && domain.isValid(low);
  return between(low, other, domain).value ?? (isWithin ? low : undefined);
}

/**
 * Moves numbers within their bounds until the comparisons are kept: the greater one up, where it can go no further the
 * lesser one down. A few moves are tried; where they do not lead there, some comparison stays broken.
 * @param orders names of a number and of one that must be greater
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
