import type { EditorTexts } from '../editor-texts.ts';

/** Computed fields. */
export const germanComputation: EditorTexts['computation'] = {
  computation: 'Berechnung',
  result: 'Ergebnis',
  results: { number: 'Zahl', text: 'Text', boolean: 'Ja oder nein' },
  formula: 'Formel',
  example: (fields) =>
    `Zum Beispiel 1,2 * laenge + 10, futter = "komplett" ? 2 : 1 oder laenge & " cm". Felder: ${fields}.`,
  noFields: 'noch keine anderen Felder vorhanden',
  asLogic: 'Ausdruck in JSON Logic',
  decimals: 'Nachkommastellen',
  decimalsHint: 'Kaufmännisch gerundet. 2, wenn leer.',
  internal: 'Nur für die Werkstatt',
  internalHint:
    'Im Shop nicht zu sehen. Regeln und Preise können den Wert verwenden, Bestellungen und Arbeitsblätter zeigen ihn.',

  computedAs: (formula) => `Berechnet als ${formula}`,
  computedInternally: (formula) => `Berechnet als ${formula}, nur für die Werkstatt`,
  logic: 'ein Ausdruck in JSON Logic',
};
