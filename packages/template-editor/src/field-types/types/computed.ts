import { ResultFace } from '../faces/result-face.tsx';
import type { FieldTypeEntry } from '../field-type-editor.ts';
import { HintProperty, UnitProperty } from '../properties/presentation.tsx';
import { shownOnly } from './shared.ts';

/** A value computed from other fields. */
export const computedEntry: FieldTypeEntry = {
  ...shownOnly,
  icon: 'computed',
  words: {
    en: {
      label: 'Computed',
      title: 'Computed field',
      description: 'Calculated from other fields by a formula',
      draftLabel: 'Computed value',
    },
    de: {
      label: 'Berechnet',
      title: 'Berechnetes Feld',
      description: 'Ergibt sich durch eine Formel aus anderen Feldern',
      draftLabel: 'Berechneter Wert',
    },
  },
  tableNames: [],
  Face: ResultFace,
  draft: { name: 'computed', computed: { result: 'number', logic: 0 } },
  properties: [UnitProperty, HintProperty],
};
