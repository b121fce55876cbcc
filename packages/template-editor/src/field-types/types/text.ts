import { InputFace } from '../faces/input-face.tsx';
import { TextareaFace } from '../faces/textarea-face.tsx';
import type { FieldTypeEntry } from '../field-type-editor.ts';
import { MessageCheck, TextChecks } from '../properties/checks.tsx';
import { DefaultTextProperty } from '../properties/default-value.tsx';
import { CutOffProperty, HintProperty, PlaceholderProperty, RowsProperty } from '../properties/presentation.tsx';
import { typed } from './shared.ts';

/** A line of text. */
export const textEntry: FieldTypeEntry = {
  ...typed,
  icon: 'text',
  words: {
    en: { label: 'Text', title: 'Text field', description: 'One line', draftLabel: 'Text' },
    de: { label: 'Text', title: 'Textfeld', description: 'Eine Zeile', draftLabel: 'Text' },
  },
  tableNames: ['text'],
  Face: InputFace,
  draft: { name: 'text' },
  properties: [PlaceholderProperty, HintProperty, DefaultTextProperty, CutOffProperty],
  checks: [TextChecks, MessageCheck],
};

/** Several lines of text. */
export const textareaEntry: FieldTypeEntry = {
  ...typed,
  icon: 'textarea',
  words: {
    en: { label: 'Text area', title: 'Text area field', description: 'Several lines', draftLabel: 'Notes' },
    de: {
      label: 'Mehrzeiliger Text',
      title: 'Mehrzeiliges Textfeld',
      description: 'Mehrere Zeilen',
      draftLabel: 'Anmerkungen',
    },
  },
  tableNames: ['textarea', 'text area', 'textfeld', 'mehrzeilig'],
  Face: TextareaFace,
  draft: { name: 'notes' },
  properties: [PlaceholderProperty, HintProperty, RowsProperty, DefaultTextProperty, CutOffProperty],
  checks: [TextChecks, MessageCheck],
};
