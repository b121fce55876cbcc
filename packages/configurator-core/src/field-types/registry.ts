import { builtInTypeOf } from '../contract/built-in-type.ts';
import type { FieldType } from '../contract/template.schema.ts';
import type { Field } from '../contract/template.ts';
import { checkboxFieldType } from './checkbox.ts';
import { colorFieldType } from './color.ts';
import { computedFieldType } from './computed.ts';
import type { CustomFieldType } from './custom-field-type.ts';
import { dropdownFieldType } from './dropdown.ts';
import { fileFieldType } from './file.ts';
import { iframeFieldType } from './iframe.ts';
import { numberFieldType } from './number.ts';
import { radioFieldType } from './radio.ts';
import { staticTextFieldType } from './static-text.ts';
import { textFieldType } from './text.ts';
import { textareaFieldType } from './textarea.ts';
import type { FieldTypeDefinition, ValueKind } from './value-kind.ts';

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

/** How the values of a field behave; one of the host's own type behaves like the built-in one it is like. */
export function valueKindOf(field: Field): ValueKind {
  const type = builtInTypeOf(field);
  return definitions[type](field);
}

/** The same with what the host's own type says of them. */
export function customKindOf(field: Field, types: readonly CustomFieldType[]): ValueKind {
  const kind = valueKindOf(field);
  return (field.base && types.find(({ name }) => name === field.type)?.kindOf(field, kind)) ?? kind;
}
