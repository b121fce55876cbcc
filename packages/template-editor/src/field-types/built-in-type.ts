import type { Field, FieldType } from 'configurator-core';
import { fieldTypes } from './registry.ts';

/** Returns the built-in type of a field, or the one that its host type is based on. */
export function builtInType({ type, base }: Field): FieldType {
  return base?.type ?? fieldTypes.find((known) => known.type === type)?.type ?? 'text';
}
