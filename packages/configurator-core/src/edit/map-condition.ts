import type { Condition, Rule } from '../contract/conditions/condition.ts';
import { matchCondition } from '../contract/conditions/match-condition.ts';

/** Mapping of the rules and expressions of a condition. Null removes a rule. */
export interface ConditionMapping {
  readonly rule: (rule: Rule) => Rule | null;
  /** Undefined removes the expression. */
  readonly logic: (logic: unknown) => unknown;
}

/**
 * Maps every rule and expression in a condition. A combination without remaining terms is removed. Unchanged parts stay
 * the same objects.
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
