import type { Condition, Rule } from '../contract/condition.ts';
import { matchCondition } from '../contract/match-condition.ts';

/** How the ends of a condition are to change; null takes one out. */
export interface ConditionMapping {
  readonly rule: (rule: Rule) => Rule | null;
  /** undefined takes the expression out. */
  readonly logic: (logic: unknown) => unknown;
}

/**
 * Applies a mapping to every rule and expression in a condition. A combination that loses its last term goes too. What
 * stays equal stays the same object.
 */
export function mapCondition(condition: Condition, mapping: ConditionMapping): Condition | null {
  const list = (conditions: readonly Condition[]) => {
    const mapped = conditions.map((inner) => mapCondition(inner, mapping)).filter((inner) => inner !== null);
    const isSame = mapped.length === conditions.length && mapped.every((inner, index) => inner === conditions[index]);
    return isSame ? conditions : mapped;
  };
  const combined = (conditions: readonly Condition[], make: (terms: readonly Condition[]) => Condition) => {
    const terms = list(conditions);
    if (terms === conditions) return condition;
    return terms.length === 0 ? null : make(terms);
  };
  return matchCondition<Condition | null>(condition, {
    rule: mapping.rule,
    all: (conditions) => combined(conditions, (all) => ({ ...condition, all })),
    any: (conditions) => combined(conditions, (any) => ({ ...condition, any })),
    not: (inner) => {
      const not = mapCondition(inner, mapping);
      return not === inner ? condition : not && { ...condition, not };
    },
    logic: (logic) => {
      const mapped = mapping.logic(logic);
      if (mapped === logic) return condition;
      return mapped === undefined ? null : { ...condition, logic: mapped };
    },
  });
}
