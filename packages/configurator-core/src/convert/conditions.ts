import type { Condition, Operator } from '../contract/conditions/condition.ts';
import { parseNumber } from '../field-types/values/comparison.ts';
import type { DraftField } from './draft-parts.ts';

/** A literal in a source condition. */
export type Literal = string | number | boolean;

/** True for no value. */
export const never: Condition = { any: [] };

/** Returns whether a field's value is a list of options. */
export function holdsList(field: DraftField): boolean {
  return field.field_type === 'checkbox' && field.options.length > 0;
}

/** Returns whether a field is a single checkbox. */
export function isFlag(field: DraftField): boolean {
  return field.field_type === 'checkbox' && field.options.length === 0;
}

/** Returns whether a field's value is files. Rules only read whether there are any. */
export function holdsFiles({ field_type }: DraftField): boolean {
  return field_type === 'file';
}

/** Returns whether a field's value is a number. */
export function holdsNumber({ field_type }: DraftField): boolean {
  return field_type === 'number';
}

/** Returns whether a field's value is one of its options. */
export function holdsChoice(field: DraftField): boolean {
  return field.options.length > 0 && !holdsList(field);
}

/** Compares a field with a literal. */
export function rule(field: DraftField, operator: Operator, literal: Literal): Condition {
  return { field: field.name, operator, value: literal };
}

/** True if the field is filled in: a flag if set, a file field if there are files. */
export function filled(field: DraftField): Condition {
  if (isFlag(field) || holdsFiles(field)) return rule(field, 'equals', true);
  if (holdsList(field)) return rule(field, 'greater_than', 0);
  const options = field.options;
  if (options.length > 0)
    return combine(
      'any',
      options.map(({ value }) => is(field, value)),
    );
  return { logic: { '!=': [{ var: field.name }, null] } };
}

/** True if the field is at least the literal; false if empty. */
export function atLeast(field: DraftField, literal: number): Condition {
  return { any: [rule(field, 'greater_than', literal), rule(field, 'equals', literal)] };
}

/** True if the field is at most the literal; false if empty. */
export function atMost(field: DraftField, literal: number): Condition {
  return { any: [rule(field, 'less_than', literal), rule(field, 'equals', literal)] };
}

/**
 * True if the value is this one, or a list contains it. Rules compare texts that are numbers as numbers, so `01` equals
 * `1`: where that makes a difference, JSON Logic compares the texts.
 */
export function is(field: DraftField, value: Literal): Condition {
  const number = typeof value === 'string' && !holdsNumber(field) ? parseNumber(value) : undefined;
  const isSimilar = (option: { readonly value: string }) => parseNumber(option.value) === number;
  const isAmbiguous =
    number !== undefined && (field.options.length === 0 || field.options.filter(isSimilar).length > 1);
  if (!isAmbiguous) return rule(field, holdsList(field) ? 'contains' : 'equals', value);
  const read = { var: field.name };
  return { logic: holdsList(field) ? { in: [value, read] } : { '===': [read, value] } };
}

/** True if the chosen option, or one of the chosen options, is one that the test accepts. */
export function isOneOf(field: DraftField, accepts: (value: string) => boolean): Condition {
  const values = field.options.map(({ value }) => value).filter(accepts);
  return combine(
    'any',
    values.map((value) => is(field, value)),
  );
}

/** Combines conditions. A single one is returned unchanged. */
export function combine(key: 'all' | 'any', conditions: readonly Condition[]): Condition {
  const [first, second] = conditions;
  if (first !== undefined && second === undefined) return first;
  return key === 'all' ? { all: conditions } : { any: conditions };
}
