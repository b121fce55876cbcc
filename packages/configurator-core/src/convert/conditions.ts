import type { Condition, Operator } from '../contract/conditions/condition.ts';
import type { DraftField } from './draft.ts';

/** A literal in a source condition. */
export type Literal = string | number | boolean;

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

/** Compares a field with a literal. An option is compared by its value, as written in the template. */
export function rule(field: DraftField, operator: Operator, literal: Literal): Condition {
  const lower = String(literal).toLowerCase();
  const option = field.options.find(({ value }) => value.toLowerCase() === lower);
  return { field: field.name, operator, value: option?.value ?? literal };
}

/** True if the field is filled in: a flag if set, a file field if there are files. */
export function filled(field: DraftField): Condition {
  if (isFlag(field) || holdsFiles(field)) return rule(field, 'equals', true);
  if (holdsList(field)) return rule(field, 'greater_than', 0);
  const options = field.options;
  if (options.length > 0) return { any: options.map(({ value }) => rule(field, 'equals', value)) };
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

/** True if a list contains the literal, or a single value equals it. */
export function has(field: DraftField, literal: Literal): Condition {
  return rule(field, holdsList(field) ? 'contains' : 'equals', literal);
}

/** Combines conditions. A single one is returned unchanged. */
export function combine(key: 'all' | 'any', conditions: readonly Condition[]): Condition {
  const [first, second] = conditions;
  if (first !== undefined && second === undefined) return first;
  return key === 'all' ? { all: conditions } : { any: conditions };
}
