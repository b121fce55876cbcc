import { isOverItems, logicCall } from './logic-call.ts';

/** Assumed size of a field's value. */
const VALUE_SIZE = 100;
/** Exceeds every accepted size, so that it shows how often a result contains the accumulator. */
const HUGE_SIZE = 1e12;

/**
 * Upper bounds for an expression: the characters and list entries of its result, where a list that occurs twice counts
 * twice, as in its text; and the operations, characters and list entries of its evaluation.
 */
type Cost = readonly [size: number, steps: number];

/** @param other size of a value read by any other path, also a computed one */
function costOf(logic: unknown, other: number, current = other, accumulator = other): Cost {
  const call = Array.isArray(logic) ? { operator: '', args: logic } : logicCall(logic);
  if (!call) return [Math.max(1, String(logic).length), 1];
  const { operator, args } = call;
  const inScope = (part: unknown) => costOf(part, other, current, accumulator);
  if (isOverItems(operator)) return costOverItems(operator, args[1], inScope(args[0]), inScope(args[2]));
  const costs = args.map(inScope);
  let [sum, most, steps] = [0, 1, 1];
  for (const [size, inner] of costs) {
    sum += size;
    most = Math.max(most, size);
    steps += size + inner;
  }
  if (operator === 'var') {
    const path = String(args[0]);
    const size = path.startsWith('current') ? current : path.startsWith('accumulator') ? accumulator : other;
    return [Math.max(size, costs[1]?.[0] ?? 0), steps];
  }
  if (operator === '') return [sum + args.length, steps];
  if (/^(if|\?:|and|or)$/.test(operator)) return [most, steps];
  // All other operators return a number or a boolean. A product of one factor is the factor itself, also if it is a list.
  const isJoined = /^(cat|merge|substr|missing)/.test(operator) || (operator === '*' && args.length === 1);
  return [isJoined ? Math.max(1, sum) : 1, steps];
}

/**
 * Sizes are sums and products of the sizes that are read. So the results for all items of a list are together at most
 * as large as one for an item of the size of the list, plus one for an empty item per item.
 */
function costOverItems(operator: string, body: unknown, [count, steps]: Cost, start: Cost): Cost {
  const each = (current: number, accumulator: number) => costOf(body, current + accumulator, current, accumulator);
  if (operator !== 'reduce') {
    const [[empty, emptySteps], [whole, wholeSteps]] = [costOf(body, 0), costOf(body, count)];
    const size = operator === 'filter' ? count : operator === 'map' ? count * empty + whole : 1;
    return [size, steps + count * emptySteps + wholeSteps];
  }
  const [whole] = each(count, 0);
  const growth = (each(count, HUGE_SIZE)[0] - whole) / HUGE_SIZE;
  // Otherwise, the result contains the accumulator more than once, so each item multiplies its size.
  const size = growth <= 1 ? start[0] + whole + (growth > 0 ? count * each(0, 0)[0] : 0) : Number.POSITIVE_INFINITY;
  return [size, steps + start[1] + count * each(0, size)[1] + each(count, size)[1]];
}

/** Returns an upper bound for the work of a JSON Logic expression over values of a usual size, in steps. */
export function logicSteps(logic: unknown): number {
  const [size, steps] = costOf(logic, VALUE_SIZE);
  return size + steps;
}
