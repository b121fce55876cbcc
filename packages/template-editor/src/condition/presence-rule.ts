import type { Field, Rule } from 'configurator-core';
import { fieldTypeEditor } from '../field-types/registry.ts';

/** The two questions about a field of which rules only see whether it is filled in. */
export const presenceOperators = ['equals', 'not_equals'] as const;

/** Whether rules about a field can only ask if it is filled in. */
export function comparesPresenceOnly({ type }: Pick<Field, 'type'>): boolean {
  return fieldTypeEditor(type).comparesPresenceOnly === true;
}

/** The question that a rule about such a field asks; undefined where it asks something else. */
export function presenceOperator({ operator, value }: Rule): (typeof presenceOperators)[number] | undefined {
  return value === true || value === 'true' ? presenceOperators.find((known) => known === operator) : undefined;
}
