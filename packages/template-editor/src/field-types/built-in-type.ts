import type { Field, FieldType } from 'configurator-core';
import { fieldTypes } from './registry.ts';

/** The built-in type of a field, or the one that a type of the host is like. */
export function builtInType({ type, base }: Field): FieldType {
  return base?.type ?? fieldTypes.find((known) => known.type === type)?.type ?? 'text';
}
