import type { Condition } from '../contract/conditions/condition.ts';
import { matchCondition } from '../contract/conditions/match-condition.ts';
import type { Field } from '../contract/template/template.ts';
import { logicReadsField, readsField } from './dependents.ts';

/**
 * Removes a field from a condition so that the rest is never true when the whole would be false, whatever the field's
 * value: from `any` only the term is removed, an `all` is removed with any of its terms, and vice versa under `not`. So
 * nothing that depends on the condition, above all a price, applies more often than before.
 * @param isNegated whether it is nested in an odd number of `not`
 * @returns null if nothing is left; the same object if it does not read the field
 */
export function conditionWithoutField(condition: Condition, field: Field, isNegated = false): Condition | null {
  const combine = (
    conditions: readonly Condition[],
    needsAll: boolean,
    make: (left: readonly Condition[]) => Condition,
  ) => {
    const terms = conditions.map((inner) => conditionWithoutField(inner, field, isNegated));
    if (terms.every((term, index) => term === conditions[index])) return condition;
    const left = terms.filter((term) => term !== null);
    return left.length === 0 || (needsAll && left.length < terms.length) ? null : make(left);
  };
  return matchCondition<Condition | null>(condition, {
    rule: (rule) => (readsField(rule, field) ? null : condition),
    all: (conditions) => combine(conditions, !isNegated, (all) => ({ ...condition, all })),
    any: (conditions) => combine(conditions, isNegated, (any) => ({ ...condition, any })),
    not: (inner) => {
      const not = conditionWithoutField(inner, field, !isNegated);
      return not === inner ? condition : not && { ...condition, not };
    },
    logic: (logic) => (logicReadsField(logic, field) ? null : condition),
  });
}
