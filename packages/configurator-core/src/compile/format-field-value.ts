import type { FieldValue } from '../field-types/values/value.ts';
import { formatPlainValue, type ValueWords, valueWords } from '../field-types/values/value-words.ts';
import type { Configurator } from './configurator.ts';

/**
 * Formats a value of a field: the labels of options, `2,5 m`, `Ja`, the names of files, or what its host type prints.
 * @param words default: those of the template's language
 * @returns '' for an empty value, except a computed no; the value itself for an unknown field
 */
export function formatFieldValue(
  { compiledFields, template }: Configurator,
  fieldName: string,
  value: FieldValue,
  words: ValueWords = valueWords(template.language),
): string {
  const compiled = compiledFields.get(fieldName);
  if (!compiled) return String(value ?? '');
  const format = compiled.kind.format ?? formatPlainValue;
  return format(value, compiled.field, words, template.language ?? null);
}
