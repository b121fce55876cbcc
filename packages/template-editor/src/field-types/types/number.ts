import { InputFace } from '../faces/input-face.tsx';
import type { FieldTypeEntry } from '../field-type-editor.ts';
import { ComparisonChecks, MessageCheck, NumberChecks } from '../properties/checks.tsx';
import { DefaultNumberProperty } from '../properties/default-value.tsx';
import { HintProperty, PlaceholderProperty, UnitProperty } from '../properties/presentation.tsx';
import { typed } from './shared.ts';

/** A number. */
export const numberEntry: FieldTypeEntry = {
  ...typed,
  icon: { outline: 'M10 4 8 20m8-16-2 16M5 9h15M4 15h15' },
  words: {
    en: { label: 'Number', title: 'Number field', description: 'A measurement or a count', draftLabel: 'Number' },
    de: { label: 'Zahl', title: 'Zahlenfeld', description: 'Ein Maß oder eine Anzahl', draftLabel: 'Zahl' },
  },
  tableNames: ['number', 'zahl', 'maß'],
  Face: InputFace,
  draft: { name: 'number' },
  properties: [UnitProperty, PlaceholderProperty, HintProperty, DefaultNumberProperty],
  checks: [NumberChecks, ComparisonChecks, MessageCheck],
};
