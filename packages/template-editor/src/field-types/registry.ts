import type { Field, FieldType } from 'configurator-core';
import type { FieldTypeEditor, FieldTypeEntry } from './field-type-editor.ts';
import { HintProperty } from './properties/presentation.tsx';
import { checkboxEntry, colorEntry, dropdownEntry, radioEntry } from './types/choice.ts';
import { computedEntry } from './types/computed.ts';
import { iframeEntry, staticTextEntry } from './types/content.ts';
import { fileEntry } from './types/file.ts';
import { numberEntry } from './types/number.ts';
import { typed, whenOptions } from './types/shared.ts';
import { textareaEntry, textEntry } from './types/text.ts';

/** The entry of each built-in field type, in display order. */
export const fieldTypeEntries: Readonly<Record<FieldType, FieldTypeEntry>> = {
  text: textEntry,
  textarea: textareaEntry,
  number: numberEntry,
  dropdown: dropdownEntry,
  radio: radioEntry,
  checkbox: checkboxEntry,
  color: colorEntry,
  static_text: staticTextEntry,
  iframe: iframeEntry,
  computed: computedEntry,
  file: fileEntry,
};

/** Settings of a host field type: the type provides its options, the host its properties. */
const hostTypeEditor: Omit<FieldTypeEditor, 'type'> = {
  ...typed,
  icon: 'own',
  draft: { name: 'field' },
  optionChoice: whenOptions('one'),
  properties: [HintProperty],
  checks: [],
};

function isBuiltIn(type: Field['type']): type is FieldType {
  return Object.hasOwn(fieldTypeEntries, type);
}

/** Returns the editor settings of a field type. */
export function fieldTypeEditor(type: Field['type']): FieldTypeEditor {
  return { type, ...(isBuiltIn(type) ? fieldTypeEntries[type] : hostTypeEditor) };
}

/** All built-in field types, in display order. */
export const fieldTypes: readonly (FieldTypeEntry & { readonly type: FieldType })[] = (
  Object.keys(fieldTypeEntries) as FieldType[]
).map((type) => ({ type, ...fieldTypeEntries[type] }));
