import type { Field, Rule } from 'configurator-core';
import { fieldTypeEditor } from '../field-types/registry.ts';

/** The operators of rules on a field that can only be tested for being filled in. */
export const presenceOperators = ['equals', 'not_equals'] as const;

/** Whether rules on a field can only test if it is filled in. */
export function comparesPresenceOnly({ type }: Pick<Field, 'type'>): boolean {
  return fieldTypeEditor(type).comparesPresenceOnly === true;
}

/** Returns the presence operator of a rule on such a field; undefined if it compares something else. */
export function presenceOperator({ operator, value }: Rule): (typeof presenceOperators)[number] | undefined {
  return value === true || value === 'true' ? presenceOperators.find((known) => known === operator) : undefined;
}
