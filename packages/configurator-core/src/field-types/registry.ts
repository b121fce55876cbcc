import { builtInTypeOf } from '../contract/parse/built-in-type.ts';
import type { FieldType } from '../contract/template/template.schema.ts';
import type { Field } from '../contract/template/template.ts';
import { checkboxFieldType } from './built-in/checkbox.ts';
import { colorFieldType } from './built-in/color.ts';
import { computedFieldType } from './built-in/computed.ts';
import { dropdownFieldType } from './built-in/dropdown.ts';
import { fileFieldType } from './built-in/file.ts';
import { iframeFieldType } from './built-in/iframe.ts';
import { numberFieldType } from './built-in/number.ts';
import { radioFieldType } from './built-in/radio.ts';
import { staticTextFieldType } from './built-in/static-text.ts';
import { textFieldType } from './built-in/text.ts';
import { textareaFieldType } from './built-in/textarea.ts';
import type { CustomFieldType } from './custom/custom-field-type.ts';
import type { FieldTypeDefinition, ValueKind } from './kinds/value-kind.ts';

const definitions = {
  text: textFieldType,
  textarea: textareaFieldType,
  number: numberFieldType,
  dropdown: dropdownFieldType,
  radio: radioFieldType,
  checkbox: checkboxFieldType,
  color: colorFieldType,
  static_text: staticTextFieldType,
  iframe: iframeFieldType,
  computed: computedFieldType,
  file: fileFieldType,
} satisfies Record<FieldType, FieldTypeDefinition>;

/** Returns the behaviour of a field's values. A host type behaves like its built-in base type. */
export function valueKindOf(field: Field): ValueKind {
  const type = builtInTypeOf(field);
  return definitions[type](field);
}

/** Returns the behaviour of a field's values, including the functions of a host type. */
export function customKindOf(field: Field, types: readonly CustomFieldType[]): ValueKind {
  const kind = valueKindOf(field);
  return (field.base && types.find(({ name }) => name === field.type)?.kindOf(field, kind)) ?? kind;
}
