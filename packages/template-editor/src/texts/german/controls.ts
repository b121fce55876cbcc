import type { EditorTexts } from '../editor-texts.ts';
import { counted, germanLocale } from './format.ts';

const digits = new Intl.NumberFormat(germanLocale);

/** Texts of the shared controls. */
export const germanControls: EditorTexts['controls'] = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  forExperts: 'Für Fachleute',
  choose: 'Auswählen …',
  unknownValue: (value) => `${value} (unbekannt)`,
  atLeast: (least) => `Muss mindestens ${digits.format(least)} sein.`,
  mostDecimals: (count) => `Höchstens ${counted(count, 'Nachkommastelle', 'Nachkommastellen')}.`,
  numberNeeded: 'Hier ist eine Zahl nötig.',
  notANumber: 'Das ist keine Zahl.',
};
