import { ceilDivide, floorDivide, gcd, greater, lesser } from './fraction.ts';

/** A term: an integer from 0 to `most`, times a weight other than 0. */
export interface GridTerm {
  readonly weight: bigint;
  readonly most: bigint;
}

/** A term: any number between two bounds. */
export interface OpenTerm {
  readonly low: bigint;
  readonly high: bigint;
}

/** A sum to solve: at least `from` and less than `to`. */
export interface SumProblem {
  readonly grid: readonly GridTerm[];
  readonly open: readonly OpenTerm[];
  readonly from: bigint;
  readonly to: bigint;
}

/** Counts of the grid terms, and the remaining range for the sum of the open terms. */
export interface SumSolution {
  readonly counts: readonly bigint[];
  readonly left: { readonly from: bigint; readonly to: bigint };
}

/** Limit of nodes per search; beyond it the existence of a solution is unknown. */
const MAX_NODES = 2000;

const size = (value: bigint) => (value < 0n ? -value : value);

/**
 * Finds numbers whose sum is in a range: depth-first over the grid terms, greatest weight first. Ends a branch if the
 * remaining terms cannot reach the range or, without open terms, if the range contains no multiple of their greatest
 * common divisor.
 * @returns null if there is no solution, undefined if none was found
 */
export function solveSum(
  { grid, open, from, to }: SumProblem,
  spend: (steps: number) => void,
): SumSolution | null | undefined {
  const order = [...grid.keys()].sort((a, b) => Number(size(grid[b]?.weight ?? 0n) - size(grid[a]?.weight ?? 0n)));
  const terms = order.map((index) => grid[index] ?? { weight: 0n, most: 0n });
  // Bounds of what the remaining grid terms and the open terms can add.
  const least = [open.reduce((sum, { low }) => sum + low, 0n)];
  const greatest = [open.reduce((sum, { high }) => sum + high, 0n)];
  const divisors = [0n];
  for (const { weight, most } of terms.toReversed()) {
    const end = weight * most;
    least.unshift((least[0] ?? 0n) + (end < 0n ? end : 0n));
    greatest.unshift((greatest[0] ?? 0n) + (end > 0n ? end : 0n));
    divisors.unshift(gcd(divisors[0] ?? 0n, weight));
  }
  const counts = new Array<bigint>(grid.length).fill(0n);
  let nodes = 0;

  function canReach(place: number, sum: bigint): boolean {
    const [low, high, divisor] = [least[place] ?? 0n, greatest[place] ?? 0n, divisors[place] ?? 0n];
    if (sum + low >= to || sum + high < from) return false;
    if (open.length > 0 || divisor === 0n) return true;
    return floorDivide(to - 1n - sum, divisor) * divisor >= from - sum;
  }

  function search(place: number, sum: bigint): boolean | undefined {
    nodes += 1;
    spend(1);
    if (nodes > MAX_NODES) return undefined;
    if (!canReach(place, sum)) return false;
    const term = terms[place];
    if (term === undefined) return true;
    const { weight, most } = term;
    const [low, high] = [from - sum - (greatest[place + 1] ?? 0n), to - 1n - sum - (least[place + 1] ?? 0n)];
    const [start, end] = weight > 0n ? [low, high] : [high, low];
    const first = greater(0n, ceilDivide(start, weight));
    const last = lesser(most, floorDivide(end, weight));
    for (let count = first; count <= last; count += 1n) {
      counts[order[place] ?? 0] = count;
      const found = search(place + 1, sum + weight * count);
      if (found !== false) return found;
    }
    return false;
  }

  const found = search(0, 0n);
  if (found !== true) return found === false ? null : undefined;
  const reached = counts.reduce((sum, count, index) => sum + count * (grid[index]?.weight ?? 0n), 0n);
  return { counts, left: { from: from - reached, to: to - reached } };
}
