import { builtInTypeOf } from '../contract/parse/built-in-type.ts';
import type { FieldType } from '../contract/template/template.schema.ts';
import type { Field } from '../contract/template/template.ts';
import type { CustomFieldType } from './custom/custom-field-type.ts';
import type { BuiltInFieldType, FieldTypeFacts, ValueDomain, ValueKind } from './kinds/value-kind.ts';
import {
  checkboxFacts,
  checkboxType,
  colorFacts,
  colorType,
  dropdownFacts,
  dropdownType,
  radioFacts,
  radioType,
} from './types/choice.ts';
import { computedFacts, computedType } from './types/computed.ts';
import { iframeFacts, iframeType, staticTextFacts, staticTextType } from './types/content.ts';
import { fileFacts, fileType } from './types/file.ts';
import { numberFacts, numberType } from './types/number.ts';
import { textareaFacts, textareaType, textFacts, textType } from './types/text.ts';
import { formatPlainValue, type ValueWords, valueWords } from './values/value-words.ts';

/** The definition of each built-in field type. */
const builtInTypes: Readonly<Record<FieldType, BuiltInFieldType>> = {
  text: textType,
  textarea: textareaType,
  number: numberType,
  dropdown: dropdownType,
  radio: radioType,
  checkbox: checkboxType,
  color: colorType,
  static_text: staticTextType,
  iframe: iframeType,
  computed: computedType,
  file: fileType,
};

/** The facts of each built-in field type. */
export const fieldTypeFacts: Readonly<Record<FieldType, FieldTypeFacts>> = {
  text: textFacts,
  textarea: textareaFacts,
  number: numberFacts,
  dropdown: dropdownFacts,
  radio: radioFacts,
  checkbox: checkboxFacts,
  color: colorFacts,
  static_text: staticTextFacts,
  iframe: iframeFacts,
  computed: computedFacts,
  file: fileFacts,
};

/** Returns the behaviour of a field's values. A host type behaves like its built-in base type. */
export function valueKindOf(field: Field): ValueKind {
  return builtInTypes[builtInTypeOf(field)](field);
}

/** Returns the behaviour of a field's values, including the functions of a host type. */
export function customKindOf(field: Field, types: readonly CustomFieldType[]): ValueKind {
  const kind = valueKindOf(field);
  return (field.base && types.find(({ name }) => name === field.type)?.kindOf(field, kind)) ?? kind;
}

/** Returns the values that rules, prices and the analysis can meet in a field. */
export function domainOf(field: Field): ValueDomain {
  return valueKindOf(field).domain(field);
}

/**
 * Formats a value of a field of a template: the labels of options, `2,5 m`, `Ja`, the names of files, or what its host
 * type returns. `formatFieldValue` formats a value of a compiled template. Never throws.
 * @param words default: those of the language
 * @param language of the template; German if it has none
 * @returns '' for an empty value, except a computed no
 */
export function formatValue(
  field: Field,
  value: unknown,
  types: readonly CustomFieldType[],
  language: string | null,
  words: ValueWords = valueWords(language),
): string {
  const own = field.base && types.find(({ name }) => name === field.type);
  if (own) return own.format(field, value, language);
  const format = valueKindOf(field).format ?? formatPlainValue;
  return format(value, field, words, language);
}
