import {
  type CustomFieldType,
  type Field,
  parsePart,
  type Result,
  serializePart,
  type TemplateIssue,
} from 'configurator-core';

/**
 * Resolves a field with its type after a change. A host field type derives properties from the field's options; they
 * are removed when the type changes.
 */
export function resolveField(
  { base, ...field }: Field,
  fieldTypes: readonly CustomFieldType[],
): Result<Field, readonly TemplateIssue[]> {
  if (!base && !field.type.includes(':')) return { ok: true, value: field };
  return parsePart('field', serializePart('field', { ...field, ...base?.written }), { fieldTypes });
}
