import type { EditorTexts } from '../editor-texts.ts';

/** What a price rule charges. */
export const germanFormula: EditorTexts['formula'] = {
  amount: 'Betrag',
  modes: { fixed: 'Fester Betrag', formula: 'Formel', json: 'Ausdruck in JSON Logic' },
  amountInEuros: 'Betrag in Euro',
  formulaInEuros: 'Formel in Euro',
  example: (field, fields) => `Zum Beispiel 0,35 * max(0; ${field} - 60). Felder: ${fields}.`,
  noNumbers: 'noch keine Zahlenfelder vorhanden',
  inCents: 'Ausdruck, der Cent ergibt',
  faultAt: (reason, position) => `${reason} (Zeichen ${position})`,
  faults: {
    unexpected: (sign) => `„${sign}“ gehört nicht hierher.`,
    missing: (sign) => `„${sign}“ fehlt.`,
    incomplete: () => 'Am Ende fehlt etwas.',
    unknownField: (name) => `Das Feld „${name}“ gibt es nicht.`,
  },
};
