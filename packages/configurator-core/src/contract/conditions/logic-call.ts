/** Operators whose second argument is asked about each item of a list; there `var` names an item, not a field. */
const listOperators: ReadonlySet<string> = new Set(['map', 'filter', 'all', 'some', 'none', 'reduce']);

/** All operators of JSON Logic except `log`, which writes to the console. */
export const logicOperators: ReadonlySet<string> = new Set([
  ...listOperators,
  ...['var', 'missing', 'missing_some', 'if', '?:', 'and', 'or', '!', '!!', '==', '!=', '===', '!=='],
  ...['<', '<=', '>', '>=', 'min', 'max', '+', '-', '*', '/', '%', 'merge', 'in', 'cat', 'substr'],
]);

/** The one operator of an expression with its arguments; null for a literal. */
export function logicCall(logic: unknown): { operator: string; args: readonly unknown[] } | null {
  if (typeof logic !== 'object' || logic === null || Array.isArray(logic)) return null;
  const [entry, second] = Object.entries(logic);
  if (!entry || second) return null;
  return { operator: entry[0], args: Array.isArray(entry[1]) ? entry[1] : [entry[1]] };
}

/** Whether the second argument of an operator is asked about each item of a list. */
export function isOverItems(operator: string): boolean {
  return listOperators.has(operator);
}

/** Whether a template may use the operator. */
export function isLogicOperator(operator: string): boolean {
  return logicOperators.has(operator);
}
