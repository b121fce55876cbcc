import type { Condition, Rule } from '../contract/conditions/condition.ts';
import { matchCondition } from '../contract/conditions/match-condition.ts';

/** Selects the terms to remove from a condition. */
export interface RemovedTerms {
  readonly rule: (rule: Rule) => boolean;
  readonly logic: (logic: unknown) => boolean;
}

/**
 * Removes terms from a condition so that the rest is never true when the whole would be false, whatever the result of
 * the removed terms: from `any` only the term is removed, an `all` is removed with any of its terms, and vice versa
 * under `not`. So nothing that depends on the condition, above all a price, applies more often than before.
 * @param isNegated whether it is nested in an odd number of `not`
 * @returns null if nothing is left; the same object if no term is removed
 */
export function conditionWithout(condition: Condition, removed: RemovedTerms, isNegated = false): Condition | null {
  const combine = (
    conditions: readonly Condition[],
    needsAll: boolean,
    make: (left: readonly Condition[]) => Condition,
  ) => {
    const terms = conditions.map((inner) => conditionWithout(inner, removed, isNegated));
    if (terms.every((term, index) => term === conditions[index])) return condition;
    const left = terms.filter((term) => term !== null);
    return left.length === 0 || (needsAll && left.length < terms.length) ? null : make(left);
  };
  return matchCondition<Condition | null>(condition, {
    rule: (rule) => (removed.rule(rule) ? null : condition),
    all: (conditions) => combine(conditions, !isNegated, (all) => ({ ...condition, all })),
    any: (conditions) => combine(conditions, isNegated, (any) => ({ ...condition, any })),
    not: (inner) => {
      const not = conditionWithout(inner, removed, !isNegated);
      return not === inner ? condition : not && { ...condition, not };
    },
    logic: (logic) => (removed.logic(logic) ? null : condition),
  });
}
