import type { Condition, Rule } from '../contract/conditions/condition.ts';
import { matchCondition } from '../contract/conditions/match-condition.ts';

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
  const combined = (conditions: readonly Condition[], make: (terms: readonly Condition[]) => Condition) => {
    const terms = conditions.map((inner) => mapCondition(inner, mapping));
    if (terms.every((term, index) => term === conditions[index])) return condition;
    const left = terms.filter((term) => term !== null);
    return left.length === 0 ? null : make(left);
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
