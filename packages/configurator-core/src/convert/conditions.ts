import type { Condition, Operator } from '../contract/conditions/condition.ts';
import type { DraftField } from './draft.ts';

/** A literal of a condition in a source. */
export type Literal = string | number | boolean;

/** Whether a field holds a list of its options. */
export function holdsList(field: DraftField): boolean {
  return field.field_type === 'checkbox' && field.options.length > 0;
}

/** Whether a field holds yes or nothing. */
export function isFlag(field: DraftField): boolean {
  return field.field_type === 'checkbox' && field.options.length === 0;
}

/** Whether a field holds files; rules read only whether there are any. */
export function holdsFiles({ field_type }: DraftField): boolean {
  return field_type === 'file';
}

/** Compares a field with a literal; an option by its value, in the spelling of the template. */
export function rule(field: DraftField, operator: Operator, literal: Literal): Condition {
  const lower = String(literal).toLowerCase();
  const option = field.options.find(({ value }) => value.toLowerCase() === lower);
  return { field: field.name, operator, value: option?.value ?? literal };
}

/** Holds if the field is filled in: a flag if it is set, a file field if there are files. */
export function filled(field: DraftField): Condition {
  if (isFlag(field) || holdsFiles(field)) return rule(field, 'equals', true);
  if (holdsList(field)) return rule(field, 'greater_than', 0);
  const options = field.options;
  if (options.length > 0) return { any: options.map(({ value }) => rule(field, 'equals', value)) };
  return { logic: { '!=': [{ var: field.name }, null] } };
}

/** Holds if the field is at least the literal; not for an empty one. */
export function atLeast(field: DraftField, literal: number): Condition {
  return { any: [rule(field, 'greater_than', literal), rule(field, 'equals', literal)] };
}

/** Holds if the field is at most the literal; not for an empty one. */
export function atMost(field: DraftField, literal: number): Condition {
  return { any: [rule(field, 'less_than', literal), rule(field, 'equals', literal)] };
}

/** Whether a list has a literal, or a single value is it. */
export function has(field: DraftField, literal: Literal): Condition {
  return rule(field, holdsList(field) ? 'contains' : 'equals', literal);
}

/** Combines conditions; a single one is returned as it is. */
export function combine(key: 'all' | 'any', conditions: readonly Condition[]): Condition {
  const [first, second] = conditions;
  if (first !== undefined && second === undefined) return first;
  return key === 'all' ? { all: conditions } : { any: conditions };
}
