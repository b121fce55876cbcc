/** Operators that apply their second argument to each item of a list. There `var` reads the item, not a field. */
const listOperators: ReadonlySet<string> = new Set(['map', 'filter', 'all', 'some', 'none', 'reduce']);

/** All operators of JSON Logic except `log`, which writes to the console. */
export const logicOperators: ReadonlySet<string> = new Set([
  ...listOperators,
  ...['var', 'missing', 'missing_some', 'if', '?:', 'and', 'or', '!', '!!', '==', '!=', '===', '!=='],
  ...['<', '<=', '>', '>=', 'min', 'max', '+', '-', '*', '/', '%', 'merge', 'in', 'cat', 'substr'],
]);

/** An operator with its arguments. */
export interface LogicCall {
  readonly operator: string;
  readonly args: readonly unknown[];
  /** Whether the arguments are a list, and not a single one without a list. */
  readonly isList: boolean;
}

/** Returns the operator of an expression and its arguments, or null for a literal. */
export function logicCall(logic: unknown): LogicCall | null {
  if (typeof logic !== 'object' || logic === null || Array.isArray(logic)) return null;
  const [entry, second] = Object.entries(logic);
  if (!entry || second) return null;
  const [operator, given] = entry;
  const isList = Array.isArray(given);
  return { operator, args: isList ? given : [given], isList };
}

/** Returns whether an operator applies its second argument to each item of a list. */
export function isOverItems(operator: string): boolean {
  return listOperators.has(operator);
}

/** Returns whether a template may use the operator. */
export function isLogicOperator(operator: string): boolean {
  return logicOperators.has(operator);
}
