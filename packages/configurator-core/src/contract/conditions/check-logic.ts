import { isLogicOperator, isOverItems, logicCall } from './logic-call.ts';
import { logicSteps } from './logic-cost.ts';

/** Real expressions are smaller. Also limits the time of one evaluation. */
const MAX_PARTS = 500;
/** Each nested list multiplies the work. */
const MAX_NESTED_LISTS = 2;
/** Fewer steps take less than a tenth of a second. */
const MAX_STEPS = 1_000_000;

/**
 * Returns whether a template may contain a JSON Logic expression: known operators only, limited in size, and unable to
 * grow a list or text without bound.
 */
export function isSafeLogic(logic: unknown): boolean {
  let parts = 0;
  let hasLists = false;
  const isSafe = (part: unknown, lists: number): boolean => {
    parts += 1;
    if (parts > MAX_PARTS || lists > MAX_NESTED_LISTS) return false;
    if (Array.isArray(part)) return part.every((entry) => isSafe(entry, lists));
    if (typeof part !== 'object' || part === null) return true;
    const call = logicCall(part);
    if (!call || !isLogicOperator(call.operator)) return false;
    const isOverList = isOverItems(call.operator);
    hasLists ||= isOverList;
    // The list of a `reduce` counts too, because its result can be longer.
    const nests = (index: number) => isOverList && (index === 1 || call.operator === 'reduce');
    return call.args.every((arg, index) => isSafe(arg, lists + (nests(index) ? 1 : 0)));
  };
  // Without loops, the number of parts limits the work.
  return isSafe(logic, 0) && (!hasLists || logicSteps(logic) <= MAX_STEPS);
}
