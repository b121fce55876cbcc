import type { EditorTexts } from '../editor-texts.ts';
import { formatCount, germanLocale } from './format.ts';

const digits = new Intl.NumberFormat(germanLocale);

/** Texts of the shared controls. */
export const germanControls: EditorTexts['controls'] = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  forExperts: 'Für Fachleute',
  choose: 'Auswählen …',
  unknownValue: (value) => `${value} (unbekannt)`,
  atLeast: (least) => `Muss mindestens ${digits.format(least)} sein.`,
  mostDecimals: (count) => `Höchstens ${formatCount(count, 'Nachkommastelle', 'Nachkommastellen')}.`,
  numberNeeded: 'Hier ist eine Zahl nötig.',
  notANumber: (example) => `Das ist keine Zahl. Schreiben Sie zum Beispiel ${example}.`,
  notAnAmount: (currency, example) => `Das ist kein Betrag in ${currency}. Schreiben Sie zum Beispiel ${example}.`,
  euros: 'Euro',
};
