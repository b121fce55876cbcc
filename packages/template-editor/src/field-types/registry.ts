import type { Field, FieldType } from 'configurator-core';
import type { FieldTypeEditor, OptionChoice } from './field-type-editor.ts';
import { ComparisonChecks, MessageCheck, NumberChecks, TextChecks } from './properties/checks.tsx';
import {
  DefaultColorProperty,
  DefaultFlagProperty,
  DefaultNumberProperty,
  DefaultTextProperty,
} from './properties/default-value.tsx';
import { FileChecks } from './properties/file-checks.tsx';
import {
  CutOffProperty,
  DisplayProperty,
  HintProperty,
  HtmlProperty,
  PlaceholderProperty,
  RowsProperty,
  UnitProperty,
  UrlProperty,
} from './properties/presentation.tsx';

const always = (choice: OptionChoice) => (): OptionChoice => choice;
const whenOptions =
  (choice: OptionChoice) =>
  (field: Field): OptionChoice =>
    field.options.length > 0 ? choice : null;

const twoOptions = [
  { value: 'option-1', colorValue: null },
  { value: 'option-2', colorValue: null },
];
const typed = { takesOptions: false, asks: true, hasColors: false, optionProperties: [], optionChoice: always(null) };
const chosen = { takesOptions: true, asks: true, hasColors: false, optionProperties: [], checks: [] };
const shownOnly = {
  takesOptions: false,
  asks: false,
  hasColors: false,
  optionProperties: [],
  optionChoice: always(null),
  checks: [],
};

const fieldTypeEditors: { readonly [T in FieldType]: Omit<FieldTypeEditor, 'type'> } = {
  text: {
    ...typed,
    icon: 'text',
    draft: { name: 'text' },
    properties: [PlaceholderProperty, HintProperty, DefaultTextProperty, CutOffProperty],
    checks: [TextChecks, MessageCheck],
  },
  textarea: {
    ...typed,
    icon: 'textarea',
    draft: { name: 'notes' },
    properties: [PlaceholderProperty, HintProperty, RowsProperty, DefaultTextProperty, CutOffProperty],
    checks: [TextChecks, MessageCheck],
  },
  number: {
    ...typed,
    icon: 'number',
    draft: { name: 'number' },
    properties: [UnitProperty, PlaceholderProperty, HintProperty, DefaultNumberProperty],
    checks: [NumberChecks, ComparisonChecks, MessageCheck],
  },
  dropdown: {
    ...chosen,
    icon: 'dropdown',
    draft: { name: 'choice', options: twoOptions },
    optionChoice: always('one'),
    properties: [PlaceholderProperty, HintProperty],
  },
  radio: {
    ...chosen,
    icon: 'radio',
    draft: { name: 'choice', options: twoOptions },
    optionChoice: always('one'),
    optionProperties: [DisplayProperty],
    properties: [HintProperty],
  },
  checkbox: {
    ...chosen,
    icon: 'checkbox',
    draft: { name: 'extra' },
    optionChoice: whenOptions('many'),
    optionProperties: [DisplayProperty],
    properties: [HintProperty, DefaultFlagProperty],
  },
  color: {
    ...chosen,
    hasColors: true,
    icon: 'color',
    draft: {
      name: 'color',
      options: [
        { label: 'Tannengrün', value: 'tannengruen', colorValue: '#1f4d3f' },
        { label: 'Ocker', value: 'ocker', colorValue: '#e2a93b' },
      ],
    },
    optionChoice: whenOptions('one'),
    optionProperties: [DisplayProperty],
    properties: [PlaceholderProperty, HintProperty, DefaultColorProperty],
  },
  static_text: {
    ...shownOnly,
    icon: 'static_text',
    draft: { name: 'info', additionalOptions: { html: '<p>Text</p>' } },
    properties: [HtmlProperty],
  },
  iframe: {
    ...shownOnly,
    icon: 'iframe',
    draft: { name: 'embed' },
    properties: [UrlProperty],
  },
  computed: {
    ...shownOnly,
    icon: 'computed',
    draft: { name: 'computed', computed: { result: 'number', logic: 0 } },
    properties: [UnitProperty, HintProperty],
  },
  file: {
    ...typed,
    icon: 'file',
    draft: { name: 'files' },
    comparesPresenceOnly: true,
    properties: [HintProperty],
    checks: [FileChecks],
  },
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
  return Object.hasOwn(fieldTypeEditors, type);
}

/** Returns the editor settings of a field type. */
export function fieldTypeEditor(type: Field['type']): FieldTypeEditor {
  return { type, ...(isBuiltIn(type) ? fieldTypeEditors[type] : hostTypeEditor) };
}

/** All built-in field types, in display order. */
export const fieldTypes: readonly (FieldTypeEditor & { readonly type: FieldType })[] = (
  Object.keys(fieldTypeEditors) as FieldType[]
).map((type) => ({ type, ...fieldTypeEditors[type] }));
