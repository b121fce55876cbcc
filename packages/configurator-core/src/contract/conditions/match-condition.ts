import type { Condition, Rule } from './condition.ts';

/** One callback per form of a condition. */
export interface ConditionCases<T> {
  readonly rule: (rule: Rule) => T;
  readonly all: (conditions: readonly Condition[]) => T;
  readonly any: (conditions: readonly Condition[]) => T;
  readonly not: (condition: Condition) => T;
  readonly logic: (logic: unknown) => T;
}

/** Calls the callback that matches the form of a condition. */
export function matchCondition<T>(condition: Condition, cases: ConditionCases<T>): T {
  if ('operator' in condition) return cases.rule(condition);
  if ('all' in condition) return cases.all(condition.all);
  if ('any' in condition) return cases.any(condition.any);
  if ('not' in condition) return cases.not(condition.not);
  return cases.logic(condition.logic);
}
