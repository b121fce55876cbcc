import type { EditorTexts } from '../editor-texts.ts';
import { formatCount } from './format.ts';

/** The summary of a template on paper. */
export const germanPrint: EditorTexts['print'] = {
  command: 'Übersicht drucken',
  title: 'Übersicht',
  print: 'Drucken',
  version: (version) => (version === 0 ? 'Noch nicht veröffentlicht' : `Version ${version}`),
  printed: (date) => `Stand: ${date}`,
  unsaved: 'Mit nicht gespeicherten Änderungen',
  field: 'Feld',
  answer: 'Antwort',
  rules: 'Regeln',
  required: 'Pflicht',
  from: (limit) => `mindestens ${limit}`,
  upTo: (limit) => `höchstens ${limit}`,
  between: (min, max) => `${min} bis ${max}`,
  step: (step) => `in Schritten von ${step}`,
  lessThan: (field) => `kleiner als ${field}`,
  maxLength: (count) => `höchstens ${formatCount(count, 'Zeichen', 'Zeichen')}`,
  maxFiles: (count) => `höchstens ${formatCount(count, 'Datei', 'Dateien')}`,
  whole: 'ganze Zahlen',
  greaterThan: (field) => `größer als ${field}`,
  minLength: (count) => `mindestens ${formatCount(count, 'Zeichen', 'Zeichen')}`,
  email: 'eine E-Mail-Adresse',
  less: (amounts) => `${amounts} weniger je Stück`,
  pattern: 'in vorgeschriebener Form',
  preselected: 'vorausgewählt',
  material: (key) => `Material ${key}`,
  noSurcharges: 'Keine Preisregeln.',
  noFields: 'Keine Felder.',
};
