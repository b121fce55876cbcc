import type { Field, FieldType } from 'configurator-core';
import type { FieldTypeEditor, OptionChoice } from './field-type-editor.ts';
import { ComparisonChecks, MessageCheck, NumberChecks, TextChecks } from './properties/checks.tsx';
import {
  DefaultColorProperty,
  DefaultFlagProperty,
  DefaultNumberProperty,
  DefaultTextProperty,
} from './properties/default-value.tsx';
import {
  CutOffProperty,
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
  { label: 'Option 1', value: 'option-1', colorValue: null },
  { label: 'Option 2', value: 'option-2', colorValue: null },
];
const typed = { takesOptions: false, asks: true, hasColors: false, optionChoice: always(null) };
const chosen = { takesOptions: true, asks: true, hasColors: false, checks: [] };
const shownOnly = { takesOptions: false, asks: false, hasColors: false, optionChoice: always(null), checks: [] };

const fieldTypeEditors: { readonly [T in FieldType]: Omit<FieldTypeEditor, 'type'> } = {
  text: {
    ...typed,
    label: 'Text',
    icon: 'text',
    description: 'One line',
    draft: { name: 'text', label: 'Text' },
    properties: [PlaceholderProperty, HintProperty, DefaultTextProperty, CutOffProperty],
    checks: [TextChecks, MessageCheck],
  },
  textarea: {
    ...typed,
    label: 'Text area',
    icon: 'textarea',
    description: 'Several lines',
    draft: { name: 'notes', label: 'Notes' },
    properties: [PlaceholderProperty, HintProperty, RowsProperty, DefaultTextProperty, CutOffProperty],
    checks: [TextChecks, MessageCheck],
  },
  number: {
    ...typed,
    label: 'Number',
    icon: 'number',
    description: 'A measurement or a count',
    draft: { name: 'number', label: 'Number' },
    properties: [UnitProperty, PlaceholderProperty, HintProperty, DefaultNumberProperty],
    checks: [NumberChecks, ComparisonChecks, MessageCheck],
  },
  dropdown: {
    ...chosen,
    label: 'Dropdown',
    icon: 'dropdown',
    description: 'One of a list, folded',
    draft: { name: 'choice', label: 'Choice', options: twoOptions },
    optionChoice: always('one'),
    properties: [PlaceholderProperty, HintProperty],
  },
  radio: {
    ...chosen,
    label: 'Radio',
    icon: 'radio',
    description: 'One of a few, all visible',
    draft: { name: 'choice', label: 'Choice', options: twoOptions },
    optionChoice: always('one'),
    properties: [HintProperty],
  },
  checkbox: {
    ...chosen,
    label: 'Checkbox',
    icon: 'checkbox',
    description: 'Yes or no; with options any of them',
    draft: { name: 'extra', label: 'Extra' },
    optionChoice: whenOptions('many'),
    properties: [HintProperty, DefaultFlagProperty],
  },
  color: {
    ...chosen,
    hasColors: true,
    label: 'Colour',
    icon: 'color',
    description: 'One of several colours',
    draft: {
      name: 'color',
      label: 'Colour',
      options: [
        { label: 'Tannengrün', value: 'tannengruen', colorValue: '#1f4d3f' },
        { label: 'Ocker', value: 'ocker', colorValue: '#e2a93b' },
      ],
    },
    optionChoice: whenOptions('one'),
    properties: [PlaceholderProperty, HintProperty, DefaultColorProperty],
  },
  static_text: {
    ...shownOnly,
    label: 'Static text',
    icon: 'static_text',
    description: 'Explains, asks nothing',
    draft: { name: 'info', label: 'Information', additionalOptions: { html: '<p>Text</p>' } },
    properties: [HtmlProperty],
  },
  iframe: {
    ...shownOnly,
    label: 'Embedded page',
    icon: 'iframe',
    description: 'A video or a page in a frame',
    draft: { name: 'embed', label: 'Video' },
    properties: [UrlProperty],
  },
};

/** What the editor knows of a field type. */
export function fieldTypeEditor(type: FieldType): FieldTypeEditor {
  return { type, ...fieldTypeEditors[type] };
}

/** All field types, in the order they are offered. */
export const fieldTypes: readonly FieldTypeEditor[] = (Object.keys(fieldTypeEditors) as FieldType[]).map(
  fieldTypeEditor,
);
