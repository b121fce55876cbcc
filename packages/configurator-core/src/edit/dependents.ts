import { logicReads } from '../condition/logic-reads.ts';
import type { Rule } from '../contract/conditions/condition.ts';
import { formatTemplatePath } from '../contract/primitives/template-path.ts';
import type { Field, Template } from '../contract/template/template.ts';
import { isFillable } from '../evaluate/fill-text.ts';
import { valueKindOf } from '../field-types/registry.ts';
import { comparableText } from '../field-types/values/comparison.ts';
import { amountNamesOption, amountReadsField } from './map-amount.ts';
import { mapComparisons } from './map-comparisons.ts';
import { mapCondition } from './map-condition.ts';
import { mapOptionNames } from './map-option-names.ts';
import { type ConditionOwner, mapTemplate } from './map-template.ts';

/** Returns every field of a template, in order. */
export function fieldsOf(template: Template): readonly Field[] {
  return template.sections.flatMap((section) => section.groups.flatMap((group) => group.fields));
}

/** Finds a field of a template by name. */
export function findField(template: Template, name: string): Field | undefined {
  return fieldsOf(template).find((field) => field.name === name);
}

/** Returns whether a reference is the field's name or id. */
export function namesField(reference: string, field: Field): boolean {
  return reference === field.name || reference === field.id;
}

/** Returns whether a rule reads a field, by name or id. */
export function readsField(rule: Rule, field: Field): boolean {
  return namesField(rule.field, field);
}

/** Returns whether a JSON Logic expression reads a field. */
export function logicReadsField(logic: unknown, field: Field): boolean {
  const { paths, readsAll } = logicReads(logic);
  return readsAll || paths.some((path) => path === field.name || path.startsWith(`${field.name}.`));
}

/** Returns whether a rule on a field names one of its options. `contains` does so only on a list. */
export function namesOption({ operator, value }: Rule, field: Field, optionValue: string): boolean {
  const isChoice = operator === 'equals' || operator === 'not_equals';
  if (!isChoice && !(operator === 'contains' && valueKindOf(field).isList)) return false;
  return comparableText(value) === comparableText(optionValue);
}

/** Returns whether a text contains the value of a field. Only numbers and computed fields are supported. */
export function isFilledIn(text: string, { name, type }: Pick<Field, 'name' | 'type'>): boolean {
  return isFillable({ type }) && text.includes(`{${name}}`);
}

/** Predicates for reading, one per kind of reference. */
interface Reading {
  readonly rule: (rule: Rule) => boolean;
  readonly logic: (logic: unknown) => boolean;
  readonly amount: (amount: unknown) => boolean;
  /** For names or ids that a field is compared with. */
  readonly comparison?: (reference: string) => boolean;
  /** For names in the options of a host field type. */
  readonly optionName?: (name: string) => boolean;
  /** For texts with values. */
  readonly text?: (text: string) => boolean;
}

/** Returns every section, group, field, option and price rule that matches, each once. */
export function ownersReading(
  template: Template,
  { rule, logic, amount, comparison, optionName, text }: Reading,
): readonly ConditionOwner[] {
  const found = new Map<string, ConditionOwner>();
  const note = <T>(part: T, isReading: boolean, owner: ConditionOwner): T => {
    if (isReading) found.set(formatTemplatePath(owner.path), owner);
    return part;
  };
  mapTemplate(template, {
    condition: (condition, owner) =>
      mapCondition(condition, {
        rule: (each) => note(each, rule(each), owner),
        logic: (each) => note(each, logic(each), owner),
      }),
    amount: (each, owner) => note(each, amount(each), owner),
    computed: (expression, owner) => note(expression, logic(expression), owner),
    text: (each, owner) => note(each, text?.(each) === true, owner),
    field: (field, path) => {
      const owner: ConditionOwner = { kind: 'field', path, label: field.label };
      mapOptionNames(field, (name) => note(name, optionName?.(name) === true, owner));
      return mapComparisons(field, (reference) => note(reference, comparison?.(reference) === true, owner));
    },
  });
  return [...found.values()];
}

/** Returns every element whose condition, expression or price reads a field, or mentions its option if one is given. */
function readersOfField(template: Template, field: Field, optionValue?: string): readonly ConditionOwner[] {
  const mentions = (logic: unknown) => JSON.stringify(logic).includes(JSON.stringify(optionValue));
  return ownersReading(template, {
    rule: (rule) => readsField(rule, field) && (optionValue === undefined || namesOption(rule, field, optionValue)),
    logic: (logic) => (optionValue === undefined || mentions(logic)) && logicReadsField(logic, field),
    amount: (amount) =>
      (optionValue === undefined || amountNamesOption(amount, field, optionValue)) && amountReadsField(amount, field),
  });
}

/**
 * Returns every dependent of a field: conditions of sections, groups, fields and options, price rules, computed fields,
 * fields compared with it, host fields whose options name it, and descriptions with its value. With an option, only
 * what mentions that option.
 */
export function dependentsOf(template: Template, fieldName: string, optionValue?: string): readonly ConditionOwner[] {
  const field = findField(template, fieldName);
  return field ? dependentsOfField(template, field, optionValue) : [];
}

/** Returns whether a template refers to a field, or to its option if one is given. It need not contain the field. */
export function isFieldRead(template: Template, field: Field, optionValue?: string): boolean {
  return dependentsOfField(template, field, optionValue).length > 0;
}

function dependentsOfField(template: Template, field: Field, optionValue?: string): readonly ConditionOwner[] {
  const readers = readersOfField(template, field, optionValue);
  if (optionValue !== undefined) return readers;
  const never = () => false;
  const comparison = (reference: string) => namesField(reference, field);
  const text = (each: string) => isFilledIn(each, field);
  const optionName = (name: string) => name === field.name;
  const others = ownersReading(template, { rule: never, logic: never, amount: never, comparison, optionName, text });
  const noted = new Set(readers.map(({ path }) => formatTemplatePath(path)));
  return [...readers, ...others.filter(({ path }) => !noted.has(formatTemplatePath(path)))];
}
