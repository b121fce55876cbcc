import { ColorFace } from '../faces/color-face.tsx';
import { DropdownFace } from '../faces/dropdown-face.tsx';
import { FlagFace } from '../faces/flag-face.tsx';
import type { FieldTypeEntry } from '../field-type-editor.ts';
import { DefaultColorProperty, DefaultFlagProperty } from '../properties/default-value.tsx';
import {
  DisplayProperty,
  HintProperty,
  PlaceholderProperty,
  PlausibilityProperty,
} from '../properties/presentation.tsx';
import { always, chosen, NoFace, whenOptions } from './shared.ts';

const twoOptions = [
  { value: 'option-1', colorValue: null },
  { value: 'option-2', colorValue: null },
];

/** Single choice in a drop-down list. */
export const dropdownEntry: FieldTypeEntry = {
  ...chosen,
  icon: 'dropdown',
  words: {
    en: {
      label: 'Dropdown',
      title: 'Dropdown field',
      description: 'One choice from a drop-down list',
      draftLabel: 'Choice',
    },
    de: {
      label: 'Auswahlliste',
      title: 'Auswahlliste',
      description: 'Eine aus einer Liste zum Aufklappen',
      draftLabel: 'Auswahl',
    },
  },
  tableNames: ['dropdown', 'select', 'auswahlliste', 'liste'],
  Face: DropdownFace,
  draft: { name: 'choice', options: twoOptions },
  optionChoice: always('one'),
  properties: [PlaceholderProperty, HintProperty],
};

/** Single choice, all options visible. */
export const radioEntry: FieldTypeEntry = {
  ...chosen,
  icon: { outline: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zm0-5a3 3 0 1 0 0-6 3 3 0 0 0 0 6z' },
  words: {
    en: { label: 'Radio', title: 'Radio field', description: 'One choice, all options visible', draftLabel: 'Choice' },
    de: {
      label: 'Optionsfelder',
      title: 'Optionsfelder',
      description: 'Eine aus wenigen, alle sichtbar',
      draftLabel: 'Auswahl',
    },
  },
  tableNames: ['radio', 'choice', 'auswahl', 'einfachauswahl'],
  Face: NoFace,
  draft: { name: 'choice', options: twoOptions },
  optionChoice: always('one'),
  optionProperties: [DisplayProperty],
  properties: [HintProperty],
};

/** Multiple choice, or a single checkbox without options. */
export const checkboxEntry: FieldTypeEntry = {
  ...chosen,
  icon: { outline: 'M5 5h14v14H5zm3.5 7 2.5 2.5 4.5-5' },
  words: {
    en: {
      label: 'Checkbox',
      title: 'Checkbox field',
      description: 'Yes or no, or several of its options',
      draftLabel: 'Extra',
    },
    de: {
      label: 'Kontrollkästchen',
      title: 'Kontrollkästchen',
      description: 'Ja oder nein; mit Optionen beliebig viele',
      draftLabel: 'Extra',
    },
  },
  tableNames: ['checkbox', 'check', 'kontrollkästchen', 'mehrfachauswahl'],
  Face: FlagFace,
  draft: { name: 'extra' },
  optionChoice: whenOptions('many'),
  optionProperties: [DisplayProperty],
  properties: [HintProperty, DefaultFlagProperty, PlausibilityProperty],
};

/** Single choice of colours, or a colour without options. */
export const colorEntry: FieldTypeEntry = {
  ...chosen,
  hasColors: true,
  icon: { outline: 'M12 3s6 6.5 6 11a6 6 0 0 1-12 0c0-4.500 6-11 6-11z' },
  words: {
    en: { label: 'Colour', title: 'Colour field', description: 'One choice of colours', draftLabel: 'Colour' },
    de: { label: 'Farbe', title: 'Farbfeld', description: 'Eine aus mehreren Farben', draftLabel: 'Farbe' },
  },
  tableNames: ['color', 'colour', 'farbe'],
  Face: ColorFace,
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
};
