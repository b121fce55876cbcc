import { isLogicOperator, isOverItems, logicCall } from './logic-call.ts';

/** Real expressions are smaller. Also limits the time of one evaluation. */
const MAX_PARTS = 500;
/** Each nested list multiplies the work. */
const MAX_NESTED_LISTS = 2;

/**
 * Returns whether a template may contain a JSON Logic expression: known operators only, limited in size, and unable to
 * grow a list or text without bound.
 */
export function isSafeLogic(logic: unknown): boolean {
  let parts = 0;
  const readsOfAccumulator = (part: unknown): number => {
    if (Array.isArray(part)) return part.reduce((sum: number, entry) => sum + readsOfAccumulator(entry), 0);
    const call = logicCall(part);
    if (!call) return 0;
    // A computed name may refer to the accumulator.
    const isAccumulator =
      call.operator === 'var' && (typeof call.args[0] !== 'string' || /^(accumulator|$)/.test(call.args[0]));
    return (isAccumulator ? 1 : 0) + readsOfAccumulator(call.args);
  };
  const isSafe = (part: unknown, lists: number): boolean => {
    parts += 1;
    if (parts > MAX_PARTS || lists > MAX_NESTED_LISTS) return false;
    if (Array.isArray(part)) return part.every((entry) => isSafe(entry, lists));
    if (typeof part !== 'object' || part === null) return true;
    const call = logicCall(part);
    if (!call || !isLogicOperator(call.operator)) return false;
    // A `reduce` that combines its accumulator with itself doubles it with each item.
    const body = JSON.stringify(call.operator === 'reduce' ? (call.args[1] ?? null) : null);
    if (/"(cat|merge|map|reduce)"/.test(body) && readsOfAccumulator(call.args[1]) > 1) return false;
    return call.args.every((arg, index) => isSafe(arg, lists + (isOverItems(call.operator) && index === 1 ? 1 : 0)));
  };
  return isSafe(logic, 0);
}
