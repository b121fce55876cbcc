import type { Field } from 'configurator-core';
import { fieldTypeEditor } from './registry.ts';

/** Whether a field has a value, entered or computed, that rules and formulas can read. */
export function hasValue({ type, computed }: Pick<Field, 'type' | 'computed'>): boolean {
  return fieldTypeEditor(type).asks || computed !== null;
}
