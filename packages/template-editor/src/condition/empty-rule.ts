import type { Condition, Field } from 'configurator-core';

/** The rule that a new term starts with: the first field that rules may read. */
export function emptyRule(readable: readonly Field[]): Condition {
  const [first] = readable;
  return { field: first?.name ?? '', operator: 'equals', value: first?.options[0]?.value ?? '' };
}
