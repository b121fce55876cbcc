import type { EditorTexts } from '../editor-texts.ts';
import { formatCount } from './format.ts';

/** Merging a template with what another admin saved. */
export const germanMerge: EditorTexts['merge'] = {
  step: 'Änderungen der anderen Person übernehmen',
  template: 'die Vorlage selbst',
  deleted: (part) => `${part} (gelöscht)`,
  more: (count) => formatCount(count, 'weiterer Teil', 'weitere Teile'),
  taken: (parts) => `Inzwischen von jemand anderem geändert und übernommen: ${parts}.`,
  ask: 'Das Folgende haben Sie beide geändert oder gelöscht. Was soll gelten? Alle anderen Änderungen werden zusammengeführt.',
  faults: 'Ihre Änderungen und die der anderen Person passen nicht zusammen:',
  fixFirst:
    'Bearbeiten Sie weiter, korrigieren Sie das und speichern Sie noch einmal. Dann werden beide zusammengeführt.',
  mine: 'Ihre Eingabe',
  theirs: 'Inzwischen gespeichert',
  merge: 'Zusammenführen und speichern',
  isDeleted: 'Gelöscht',
  isKept: 'Behalten, mit allen Änderungen',
  existence: 'Löschen oder behalten',
  place: 'Stelle',
  order: 'Reihenfolge',
  property: (part, property) => `${part}: ${property}`,
  templateName: 'Name',
  amountOff: 'Nachlass je Stück',
  currency: 'Währung',
  language: 'Sprache',
  values: 'Gewählte Werte',
  basePrice: 'Grundpreis',
  expected: 'Erwartetes Ergebnis',
};
