import { logicReads } from '../condition/logic-reads.ts';
import type { Rule } from '../contract/conditions/condition.ts';
import { formatTemplatePath, isSamePath } from '../contract/primitives/template-path.ts';
import type { Field, Template } from '../contract/template/template.ts';
import { valueKindOf } from '../field-types/registry.ts';
import { comparableText } from '../field-types/values/comparison.ts';
import { amountNamesOption, amountReadsField } from './map-amount.ts';
import { mapComparisons } from './map-comparisons.ts';
import { mapCondition } from './map-condition.ts';
import { mapOptionNames } from './map-option-names.ts';
import { type ConditionOwner, mapTemplate } from './map-template.ts';

/** Every field of a template, in its order. */
export function fieldsOf(template: Template): readonly Field[] {
  return template.sections.flatMap((section) => section.groups.flatMap((group) => group.fields));
}

/** A field of a template by name. */
export function findField(template: Template, name: string): Field | undefined {
  return fieldsOf(template).find((field) => field.name === name);
}

/** Whether a reference means a field: its name or its id. */
export function namesField(reference: string, field: Field): boolean {
  return reference === field.name || reference === field.id;
}

/** Whether a rule reads a field, by its name or its id. */
export function readsField(rule: Rule, field: Field): boolean {
  return namesField(rule.field, field);
}

/** Whether a JSON Logic expression reads a field. */
export function logicReadsField(logic: unknown, field: Field): boolean {
  const { paths, readsAll } = logicReads(logic);
  return readsAll || paths.some((path) => path === field.name || path.startsWith(`${field.name}.`));
}

/** Whether a rule on a field refers to one of its options. On a list `contains` does too; elsewhere it looks for a part. */
export function namesOption({ operator, value }: Rule, field: Field, optionValue: string): boolean {
  const isChoice = operator === 'equals' || operator === 'not_equals';
  if (!isChoice && !(operator === 'contains' && valueKindOf(field).isList)) return false;
  return comparableText(value) === comparableText(optionValue);
}

/** Whether a description shows the value of a field: only computed ones are filled in. */
export function isFilledIn(text: string, { name, type }: Pick<Field, 'name' | 'type'>): boolean {
  return type === 'computed' && text.includes(`{${name}}`);
}

/** What counts as reading; each part is asked for every place of its kind. */
interface Reading {
  readonly rule: (rule: Rule) => boolean;
  readonly logic: (logic: unknown) => boolean;
  readonly amount: (amount: unknown) => boolean;
  /** A name or an id that a field is compared with. */
  readonly comparison?: (reference: string) => boolean;
  /** A name in the options of a host's field type. */
  readonly optionName?: (name: string) => boolean;
  /** The description of a section or a group. */
  readonly text?: (text: string) => boolean;
}

/** Everything that reads: sections, groups, fields, options and price rules, each once. */
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

/** Everything whose condition, expression or price reads a field, or only what mentions one of its options. */
export function readersOf(template: Template, fieldName: string, optionValue?: string): readonly ConditionOwner[] {
  const field = findField(template, fieldName);
  if (!field) return [];
  const mentions = (logic: unknown) => JSON.stringify(logic).includes(JSON.stringify(optionValue));
  return ownersReading(template, {
    rule: (rule) => readsField(rule, field) && (optionValue === undefined || namesOption(rule, field, optionValue)),
    logic: (logic) => (optionValue === undefined || mentions(logic)) && logicReadsField(logic, field),
    amount: (amount) =>
      (optionValue === undefined || amountNamesOption(amount, field, optionValue)) && amountReadsField(amount, field),
  });
}

/**
 * Everything that reads a field: conditions of sections, groups, fields and options, price rules, computed fields, fields
 * that are compared with it, fields of the host whose options name it, and descriptions it is filled in; or only what
 * mentions one of its options.
 */
export function dependentsOf(template: Template, fieldName: string, optionValue?: string): readonly ConditionOwner[] {
  const field = findField(template, fieldName);
  const readers = readersOf(template, fieldName, optionValue);
  if (!field || optionValue !== undefined) return readers;
  const never = () => false;
  const comparison = (reference: string) => namesField(reference, field);
  const text = (each: string) => isFilledIn(each, field);
  const optionName = (name: string) => name === fieldName;
  const others = ownersReading(template, { rule: never, logic: never, amount: never, comparison, optionName, text });
  return [...readers, ...others.filter(({ path }) => !readers.some((reader) => isSamePath(reader.path, path)))];
}

/** Fields of the host's types whose options name a field. */
export function fieldsNaming(template: Template, fieldName: string): readonly ConditionOwner[] {
  const never = () => false;
  return ownersReading(template, {
    rule: never,
    logic: never,
    amount: never,
    optionName: (name) => name === fieldName,
  });
}
