import type { Condition, Field } from 'configurator-core';
import { hasValue } from '../field-types/has-value.ts';
import { comparesPresenceOnly } from './presence-rule.ts';

/** Returns the initial comparison value of a rule on a field. */
export function firstLiteral(field: Field | undefined): string | boolean {
  return field && comparesPresenceOnly(field) ? true : (field?.options[0]?.value ?? '');
}

/** Returns the first rule of a new condition. It reads the first field with options, as most conditions do. */
export function emptyRule(readable: readonly Field[]): Condition {
  const first = readable.find(({ options }) => options.length > 0) ?? readable.find(hasValue);
  return { field: first?.name ?? '', operator: 'equals', value: firstLiteral(first) };
}

/** Returns the rule to append after another. It compares the same field with its next option, the most common case. */
export function nextRule(readable: readonly Field[], last: Condition | undefined): Condition {
  if (!last || !('operator' in last)) return emptyRule(readable);
  const field = readable.find(({ name, id }) => name === last.field || id === last.field);
  const options = field?.options ?? [];
  const at = options.findIndex(({ value }) => value === last.value);
  return { field: last.field, operator: last.operator, value: options[at + 1]?.value ?? firstLiteral(field) };
}
