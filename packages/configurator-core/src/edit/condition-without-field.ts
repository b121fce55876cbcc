import type { Condition } from '../contract/conditions/condition.ts';
import { matchCondition } from '../contract/conditions/match-condition.ts';
import type { Field } from '../contract/template/template.ts';
import { logicReadsField, readsField } from './dependents.ts';

/**
 * What is left of a condition when a field goes, such that it never holds where the whole would not have held, whatever
 * the field had been: a term of `any` goes alone, `all` goes with any of its terms, and under `not` it is the other way
 * round. So nothing that hangs on it, a price above all, applies more often than before.
 * @param isNegated whether it is nested in an odd number of `not`
 * @returns null where nothing of the kind is left; the same object where it does not read the field
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
