import type { FieldType } from '../template/template.schema.ts';
import type { Field } from '../template/template.ts';

/** Returns the built-in type of a field, or the one that its host type is based on. */
export function builtInTypeOf({ type, base }: Pick<Field, 'type' | 'base'>): FieldType {
  if (base) return base.type;
  return isCustom(type) ? 'text' : type;
}

/** Returns whether a type is defined by the host. */
export function isCustom(type: Field['type']): type is Exclude<Field['type'], FieldType> {
  return type.includes(':');
}
