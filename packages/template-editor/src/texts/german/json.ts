import type { EditorTexts } from '../editor-texts.ts';

/** The template as JSON. */
export const germanJson: EditorTexts['json'] = {
  title: 'JSON',
  exportFile: 'Datei exportieren',
  importFile: 'Datei importieren',
  fallbackFileName: 'vorlage',
  importStep: (file) => `„${file}“ importieren`,
  label: 'Vorlage als JSON',
  apply: 'Übernehmen',
  changeStep: 'JSON ändern',
  discard: 'Verwerfen',
  pending: 'Übernehmen oder verwerfen Sie zuerst das eingegebene JSON.',
  nothingChanged: 'Es wurde nichts geändert.',
  wholeTemplate: 'Vorlage',
  notJson: (line, column) => `Das ist kein JSON: Zeile ${line}, Spalte ${column}.`,
  tooDeep: 'Das ist kein lesbares JSON: Es ist zu tief verschachtelt.',
  unreadable: 'Das ist keine lesbare Vorlage.',
  doubledId: (id) => `Die ID „${id}“ wird von zwei Teilen verwendet.`,
};
