import type { Rule } from '../contract/conditions/condition.ts';
import { comparableText, parseNumber } from '../field-types/values/comparison.ts';
import { isFileList } from '../field-types/values/file-reference.ts';
import type { FieldValue } from '../field-types/values/value.ts';

/** Asks a rule about a value that counts; undefined is empty, which a hidden field always is. */
export type RuleTest = (value: FieldValue) => boolean;

/** The number that is compared: of a list its length; undefined for none. */
function sizeOf(value: FieldValue, isList: boolean): number | undefined {
  if (isList) return Array.isArray(value) ? value.length : 0;
  return parseNumber(value);
}

/**
 * What the five operators mean. An empty field equals nothing, so `not_equals` against it holds; a list is compared by
 * its length, and an empty one has length 0. Of files a rule sees only that there are some, as `true`.
 * @param isList whether the field that is read holds a list
 */
export function ruleTest(rule: Rule, isList: boolean): RuleTest {
  const test = plainRuleTest(rule, isList);
  return (value) => test(isFileList(value) ? true : value);
}

/**
 * The same for a field that holds no files. Every change runs such tests, and the step that looks for files doubles
 * their time.
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

/** What a rule says of an empty field; without making its test where the operator alone decides. */
export function holdsWhenEmpty(rule: Rule, isList: boolean): boolean {
  return isList ? ruleTest(rule, isList)(undefined) : rule.operator === 'not_equals';
}
