import { isOverItems, logicCall } from '../contract/conditions/logic-call.ts';

/** The values that a JSON Logic expression reads. */
export interface LogicReads {
  /** Distinct paths of the named values. */
  readonly paths: readonly string[];
  /** Whether it may read any value, because it computes a name or reads all values at once. */
  readonly readsAll: boolean;
}

/** Finds the values that a JSON Logic expression reads with `var`, `missing` and `missing_some`. */
export function logicReads(logic: unknown): LogicReads {
  const paths = new Set<string>();
  let readsAll = false;
  const name = (path: unknown) => {
    if ((typeof path === 'string' && path !== '') || typeof path === 'number') paths.add(String(path));
    else readsAll = true;
  };
  const walk = (part: unknown, isItem: boolean): void => {
    if (Array.isArray(part)) for (const entry of part) walk(entry, isItem);
    const call = logicCall(part);
    if (!call) return;
    const [first, second] = call.args;
    if (call.operator === 'var') {
      if (!isItem) name(first);
      walk(first, isItem);
      walk(second, isItem);
    } else if (call.operator === 'missing' || call.operator === 'missing_some') {
      const names = call.operator === 'missing' ? (Array.isArray(first) ? first : call.args) : second;
      if (!isItem) for (const path of Array.isArray(names) ? names : [names]) name(path);
    } else {
      call.args.forEach((arg, index) => {
        walk(arg, isItem || (index === 1 && isOverItems(call.operator)));
      });
    }
  };
  walk(logic, false);
  return { paths: [...paths], readsAll };
}
