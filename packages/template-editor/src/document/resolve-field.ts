import {
  type CustomFieldType,
  type Field,
  parsePart,
  type Result,
  serializePart,
  type TemplateIssue,
} from 'configurator-core';

/**
 * A field as its type has it after a change: what a type of the host says of a field follows from the field's options,
 * and goes with the type.
 */
export function resolveField(
  { base, ...field }: Field,
  fieldTypes: readonly CustomFieldType[],
): Result<Field, readonly TemplateIssue[]> {
  if (!base && !field.type.includes(':')) return { ok: true, value: field };
  return parsePart('field', serializePart('field', { ...field, ...base?.written }), { fieldTypes });
}
