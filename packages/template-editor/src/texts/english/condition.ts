import { formatNumber, type Operator } from 'configurator-core';
import { englishLocale } from './format.ts';

const alternatives = new Intl.ListFormat(englishLocale, { type: 'disjunction' });

const operators: Readonly<Record<Operator, string>> = {
  equals: 'equals',
  not_equals: 'does not equal',
  contains: 'contains',
  greater_than: 'is greater than',
  less_than: 'is less than',
};

/** Why JSON Logic cannot be read as a condition. */
const faults = {
  noExpression: () => 'This is not an expression. An expression is an object with one operator.',
  noGuard: (operator) =>
    `A comparison needs a guard, as an empty value is less than any number: {"and": [{"!==": [{"var": "field.number"}, null]}, {"${operator}": [{"var": "field.number"}, 60]}]}.`,
  noRule: () => 'Rules cannot express this. They combine comparisons of one field with one value by and, or and !.',
} satisfies Readonly<Record<string, (operator: string) => string>>;

/** Conditions in words, and the controls that edit them. */
export const englishCondition = {
  operators,
  presence: { equals: 'is filled in', not_equals: 'is empty' },
  /** Clauses of rules after "when", and their negations. */
  clauses: {
    equals: (field: string, value: string) => `${field} equals ${value}`,
    not_equals: (field: string, value: string) => `${field} does not equal ${value}`,
    contains: (field: string, value: string) => `${field} contains ${value}`,
    not_contains: (field: string, value: string) => `${field} does not contain ${value}`,
    greater_than: (field: string, value: string) => `${field} is greater than ${value}`,
    not_greater_than: (field: string, value: string) => `${field} is not greater than ${value}`,
    less_than: (field: string, value: string) => `${field} is less than ${value}`,
    not_less_than: (field: string, value: string) => `${field} is not less than ${value}`,
    filled: (field: string) => `${field} is filled in`,
    not_filled: (field: string) => `${field} is empty`,
    logic: 'a JSON Logic expression is true',
    not_logic: 'a JSON Logic expression is false',
    always: 'no restriction applies',
    never: 'an impossible case occurs',
  },
  and: 'and',
  or: 'or',
  /** Several values after "equals" and "does not equal". */
  anyOf: (values: readonly string[]) => alternatives.format(values),
  noneOf: (values: readonly string[]) => alternatives.format(values),
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
  number: (value: number) => formatNumber(value, 'en'),
  unknown: (name: string) => `the unknown field “${name}”`,
  when: (words: string) => `When ${words}`,
  shownWhen: (words: string) => `Visible when ${words}`,

  forms: { stored: 'JSON', logic: 'JSON Logic' },
  formOf: (title: string) => `${title}: form`,
  addCondition: 'Add condition',
  anotherRule: 'Another rule',
  removeRuleOn: (field: string) => `Remove rule on ${field}`,
  expressionHint: 'A JSON Logic expression. Edit it under “For experts”.',
  removeExpression: 'Remove expression',
  combination: 'These rules',
  combinations: {
    all: 'All of these match',
    any: 'Any of these match',
    not: 'None of these match',
  },
  termOf: (label: string, position: number) => `${label}, term ${position}`,
  addRule: 'Add rule',
  addNested: 'Add nested rules',
  field: 'Field',
  operator: 'Operator',
  value: 'Value',
  nothingChosen: '(none selected)',
  asJson: 'Condition as JSON',
  asJsonHint: 'As it is stored: a rule, all, any, not, or {“logic”: …} with a JSON Logic expression over the values.',
  asLogic: 'Condition as JSON Logic',
  asLogicHint: 'Fields are read as field.text, field.lower (small letters), field.number, and lists as field.items.',
  faults,
};
