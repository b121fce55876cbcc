import type { Condition, Field } from 'configurator-core';
import { comparesPresenceOnly } from './presence-rule.ts';

/** What a rule about a field first compares with. */
export function firstLiteral(field: Field | undefined): string | boolean {
  return field && comparesPresenceOnly(field) ? true : (field?.options[0]?.value ?? '');
}

/** The rule that a new condition starts with: it asks the first choice that rules may read, as most of them do. */
export function emptyRule(readable: readonly Field[]): Condition {
  const first = readable.find(({ options }) => options.length > 0) ?? readable[0];
  return { field: first?.name ?? '', operator: 'equals', value: firstLiteral(first) };
}

/** The rule that comes after another one: most often it asks the same field for its next option. */
export function nextRule(readable: readonly Field[], last: Condition | undefined): Condition {
  if (!last || !('operator' in last)) return emptyRule(readable);
  const field = readable.find(({ name, id }) => name === last.field || id === last.field);
  const options = field?.options ?? [];
  const at = options.findIndex(({ value }) => value === last.value);
  return { field: last.field, operator: last.operator, value: options[at + 1]?.value ?? firstLiteral(field) };
}
