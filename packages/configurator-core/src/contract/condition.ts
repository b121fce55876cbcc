/** The five operators of a rule. */
export type Operator = 'equals' | 'not_equals' | 'contains' | 'greater_than' | 'less_than';

/** All operators, in the order an editor lists them. */
export const operators: readonly Operator[] = ['equals', 'not_equals', 'contains', 'greater_than', 'less_than'];

/** One rule: `field` is the name (or the id) of another field of the same template. */
export interface Rule {
  readonly field: string;
  readonly operator: Operator;
  readonly value: unknown;
}

/** When something is shown: a rule, a combination of conditions, or a JSON Logic expression over the values by name. */
export type Condition =
  | Rule
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly logic: unknown };

/** One branch for each form a condition can have. */
export interface ConditionCases<T> {
  readonly rule: (rule: Rule) => T;
  readonly all: (conditions: readonly Condition[]) => T;
  readonly any: (conditions: readonly Condition[]) => T;
  readonly not: (condition: Condition) => T;
  readonly logic: (logic: unknown) => T;
}

/** Takes the branch that fits a condition. */
export function matchCondition<T>(condition: Condition, cases: ConditionCases<T>): T {
  if ('operator' in condition) return cases.rule(condition);
  if ('all' in condition) return cases.all(condition.all);
  if ('any' in condition) return cases.any(condition.any);
  if ('not' in condition) return cases.not(condition.not);
  return cases.logic(condition.logic);
}
