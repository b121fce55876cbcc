import type { Field, FieldType } from '../template/template.ts';
import { checkboxFieldType } from './checkbox.ts';
import { colorFieldType } from './color.ts';
import { dropdownFieldType } from './dropdown.ts';
import { iframeFieldType } from './iframe.ts';
import { numberFieldType } from './number.ts';
import { radioFieldType } from './radio.ts';
import { staticTextFieldType } from './static-text.ts';
import { textFieldType } from './text.ts';
import { textareaFieldType } from './textarea.ts';
import type { FieldTypeDefinition, ValueKind } from './value-kind.ts';

const fieldTypes = {
  text: textFieldType,
  textarea: textareaFieldType,
  number: numberFieldType,
  dropdown: dropdownFieldType,
  radio: radioFieldType,
  checkbox: checkboxFieldType,
  color: colorFieldType,
  static_text: staticTextFieldType,
  iframe: iframeFieldType,
} satisfies Record<FieldType, FieldTypeDefinition>;

/** Whether there is a field type of this name. */
export function isFieldType(name: string): name is FieldType {
  return Object.hasOwn(fieldTypes, name);
}

/** How the values of a field behave. */
export function valueKindOf(field: Field): ValueKind {
  return fieldTypes[field.type](field);
}
