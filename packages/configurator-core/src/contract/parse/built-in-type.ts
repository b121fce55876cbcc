import type { FieldType } from '../template/template.schema.ts';
import type { Field } from '../template/template.ts';

/** The built-in type of a field, or the one that the host's own type is like. */
export function builtInTypeOf({ type, base }: Pick<Field, 'type' | 'base'>): FieldType {
  if (base) return base.type;
  return isCustom(type) ? 'text' : type;
}

/** Whether a type is one of the host. */
export function isCustom(type: Field['type']): type is Exclude<Field['type'], FieldType> {
  return type.includes(':');
}
