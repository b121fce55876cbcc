import type { Condition, Rule } from '../contract/conditions/condition.ts';
import { matchCondition } from '../contract/conditions/match-condition.ts';
import { comparableText, parseNumber } from '../field-types/values/comparison.ts';

/**
 * The definition of the five operators: JSON Logic over the forms of values by field name. Compiled conditions are held
 * equal to it, run by json-logic-js. Absent values are guarded, since `null < 5` is true there.
 * @param isList whether a field holds a list
 */
export function ruleToJsonLogic({ field, operator, value }: Rule, isList: boolean): unknown {
  const form = (name: 'text' | 'lower' | 'number' | 'items') => ({ var: `${field}.${name}` });
  const text = comparableText(value);
  const limit = parseNumber(value);
  const equals = isList
    ? { and: [{ '===': [form('number'), 1] }, { in: [text ?? null, form('items')] }] }
    : { and: [{ '!==': [form('text'), null] }, { '===': [form('text'), text ?? false] }] };
  const compared = (order: '<' | '>') =>
    limit === undefined ? false : { and: [{ '!==': [form('number'), null] }, { [order]: [form('number'), limit] }] };
  switch (operator) {
    case 'equals':
      return equals;
    case 'not_equals':
      return { '!': equals };
    case 'contains':
      if (text === undefined) return false;
      return isList ? { in: [text, form('items')] } : { in: [String(value).toLowerCase(), form('lower')] };
    case 'greater_than':
      return compared('>');
    case 'less_than':
      return compared('<');
    default:
      return operator satisfies never;
  }
}

/**
 * The same for whole conditions: JSON Logic over the forms of the values that count, by field name. Free JSON Logic in a
 * condition is kept unchanged and reads the values themselves.
 * @param isList whether a field, by its name, holds a list
 */
export function conditionToJsonLogic(condition: Condition, isList: (field: string) => boolean): unknown {
  const inner = (other: Condition) => conditionToJsonLogic(other, isList);
  return matchCondition<unknown>(condition, {
    rule: (rule) => ruleToJsonLogic(rule, isList(rule.field)),
    // Without terms, `and` and `or` have no value in JSON Logic.
    all: (conditions) => ({ and: [true, ...conditions.map(inner)] }),
    any: (conditions) => ({ or: [false, ...conditions.map(inner)] }),
    not: (other) => ({ '!': [inner(other)] }),
    logic: (logic) => logic,
  });
}
