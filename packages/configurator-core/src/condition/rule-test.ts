import type { Rule } from '../contract/conditions/condition.ts';
import { comparableText, parseNumber } from '../field-types/values/comparison.ts';
import { isFileList } from '../field-types/values/file-reference.ts';
import type { FieldValue } from '../field-types/values/value.ts';

/** Tests a counted value; undefined means empty or hidden. */
export type RuleTest = (value: FieldValue) => boolean;

/** Returns the number to compare, or the length of a list; undefined if there is none. */
function sizeOf(value: FieldValue, isList: boolean): number | undefined {
  if (isList) return Array.isArray(value) ? value.length : 0;
  return parseNumber(value);
}

/**
 * Returns the test of a rule; defines the five operators. An empty field equals nothing, so `not_equals` is true for
 * it. A list is compared by its length, and an empty one has length 0. Rules see files only as `true`.
 * @param isList whether the value of the field is a list
 */
export function ruleTest(rule: Rule, isList: boolean): RuleTest {
  const test = plainRuleTest(rule, isList);
  return (value) => test(isFileList(value) ? true : value);
}

/**
 * Returns the test for a field without files. Every change runs such tests, and checking for files doubles their time.
 */
export function plainRuleTest({ operator, value: literal }: Rule, isList: boolean): RuleTest {
  const limit = parseNumber(literal);
  const text = limit === undefined ? comparableText(literal) : String(limit);
  const isSame = (value: unknown) =>
    limit === undefined ? text !== undefined && String(value) === text : parseNumber(value) === limit;
  const equals: RuleTest = (value) =>
    Array.isArray(value) ? value.length === 1 && isSame(value[0]) : value !== undefined && isSame(value);
  switch (operator) {
    case 'equals':
      return equals;
    case 'not_equals':
      return (value) => !equals(value);
    case 'contains': {
      if (text === undefined) return () => false;
      const part = String(literal).toLowerCase();
      return (value) =>
        Array.isArray(value) ? value.some(isSame) : value !== undefined && String(value).toLowerCase().includes(part);
    }
    case 'greater_than':
      return (value) => (sizeOf(value, isList) ?? Number.NaN) > (limit ?? Number.NaN);
    case 'less_than':
      return (value) => (sizeOf(value, isList) ?? Number.NaN) < (limit ?? Number.NaN);
    default:
      return operator satisfies never;
  }
}

/** Returns the result of a rule for an empty field. Does not create the test if the operator determines the result. */
export function holdsWhenEmpty(rule: Rule, isList: boolean): boolean {
  return isList ? ruleTest(rule, isList)(undefined) : rule.operator === 'not_equals';
}
