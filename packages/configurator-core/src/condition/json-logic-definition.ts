import type { Condition, Rule } from '../contract/conditions/condition.ts';
import { matchCondition } from '../contract/conditions/match-condition.ts';
import { comparableText, parseNumber } from '../field-types/values/comparison.ts';

/**
 * Defines the five operators as JSON Logic over the forms of values by field name. Tests compare compiled conditions
 * with it, run by json-logic-js. Absent values are guarded, because `null < 5` is true in JSON Logic.
 * @param isList whether the field's value is a list
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
 * Defines whole conditions in the same way: JSON Logic over the forms of counted values, by field name. Free JSON Logic
 * in a condition is kept unchanged and reads the values themselves.
 * @param isList returns whether the value of a field is a list, by name
 */
export function conditionToJsonLogic(condition: Condition, isList: (field: string) => boolean): unknown {
  const inner = (other: Condition) => conditionToJsonLogic(other, isList);
  return matchCondition<unknown>(condition, {
    rule: (rule) => ruleToJsonLogic(rule, isList(rule.field)),
    // `and` and `or` without terms have no value in JSON Logic.
    all: (conditions) => ({ and: [true, ...conditions.map(inner)] }),
    any: (conditions) => ({ or: [false, ...conditions.map(inner)] }),
    not: (other) => ({ '!': [inner(other)] }),
    logic: (logic) => logic,
  });
}
