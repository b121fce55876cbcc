/** Operators whose second argument is applied to each item of a list; in there `var` names the item, not a field. */
const iterating: ReadonlySet<string> = new Set(['map', 'filter', 'reduce', 'all', 'none', 'some']);

/** What a JSON Logic expression reads. */
export interface LogicReads {
  /** Paths of the values it names, each once. */
  readonly paths: readonly string[];
  /** Whether it may read any value: it computes a name, or takes all values at once. */
  readonly readsAll: boolean;
}

/** The one operator of an expression with its arguments; null for a literal. */
export function logicCall(logic: unknown): { operator: string; args: readonly unknown[] } | null {
  if (typeof logic !== 'object' || logic === null || Array.isArray(logic)) return null;
  const [entry, second] = Object.entries(logic);
  if (!entry || second) return null;
  return { operator: entry[0], args: Array.isArray(entry[1]) ? entry[1] : [entry[1]] };
}

/** Finds what a JSON Logic expression reads, by `var`, `missing` and `missing_some`. */
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
        walk(arg, isItem || (index === 1 && iterating.has(call.operator)));
      });
    }
  };
  walk(logic, false);
  return { paths: [...paths], readsAll };
}
