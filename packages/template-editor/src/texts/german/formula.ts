import type { EditorTexts } from '../editor-texts.ts';

/** Formulas over the fields. */
export const germanFormula: EditorTexts['formula'] = {
  formulaInEuros: (currency) => `Formel in ${currency}`,
  example: (field, fields) => `Zum Beispiel 0,35 * max(0; ${field} - 60). Felder: ${fields}.`,
  noNumbers: 'noch keine Zahlenfelder vorhanden',
  faultAt: (reason, position) => `${reason} (Zeichen ${position})`,
  faults: {
    unexpected: (sign) => `„${sign}“ gehört nicht hierher.`,
    missing: (sign) => `„${sign}“ fehlt.`,
    incomplete: () => 'Am Ende fehlt etwas.',
    unknownField: (name) => `Das Feld „${name}“ gibt es nicht.`,
  },
};
