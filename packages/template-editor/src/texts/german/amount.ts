import type { EditorTexts } from '../editor-texts.ts';
import { germanLocale } from './format.ts';

const list = new Intl.ListFormat(germanLocale);

/** The amount of a price rule. */
export const germanAmount: EditorTexts['amount'] = {
  title: 'Betrag',
  kinds: {
    fixed: 'Fester Betrag',
    percent_of_base: 'Prozent des Grundpreises',
    percent_of_subtotal: 'Prozent der Zwischensumme',
    table: 'Preistabelle',
    formula: 'Formel',
    json: 'Ausdruck in JSON Logic',
  },
  inEuros: (currency) => `Betrag in ${currency}`,
  inCents: (currency) => `Ausdruck, der ${currency === 'EUR' ? 'Cent' : `kleinste Einheiten von ${currency}`} ergibt`,
  percent: 'Prozent',
  percentHint: {
    base: 'Vom Grundpreis des Artikels.',
    subtotal: 'Von allem darüber: Grundpreis, Optionen und die Regeln, die nicht von der Zwischensumme ausgehen.',
  },
  includedHint: 'So viele kosten nichts. 0, wenn leer.',
  minimum: 'Mindestbetrag',
  minimumHint: 'Ein Betrag von 0 bleibt 0.',
  maximum: 'Höchstbetrag',
  maximumHint: 'Leer für keine Grenze.',
  limitsCrossed: 'Der Mindestbetrag darf den Höchstbetrag nicht übersteigen.',
  noTableField: 'Die Vorlage hat noch kein Zahlenfeld und keine Auswahl. Fügen Sie zuerst ein Feld hinzu.',

  charges: (words) => `Berechnet ${words}.`,
  fromTable: (words) => `Berechnet den Preis aus der ${words}.`,
  deducts: (words) => `Zieht ${words} ab.`,
  chargesNothing: 'Berechnet nichts: Ein negativer Betrag zählt nur als Rabatt. Setzen Sie unten „Das ist ein Rabatt“.',
  within: (minimum, maximum) => {
    if (minimum === null) return maximum === null ? '' : ` Höchstens ${maximum}.`;
    return maximum === null ? ` Mindestens ${minimum}.` : ` Mindestens ${minimum}, höchstens ${maximum}.`;
  },
  percentOf: {
    base: (percent) => `${percent} % des Grundpreises`,
    subtotal: (percent) => `${percent} % der Zwischensumme`,
  },
  counted: {
    per_character: {
      kind: 'Je Zeichen eines Textes',
      field: 'Zeichen von',
      rate: 'Preis je Zeichen',
      included: 'Freie Zeichen',
      noField: 'Die Vorlage hat noch kein Textfeld. Fügen Sie zuerst eines hinzu.',
      amount: (rate, field, included) =>
        `${rate} je Zeichen von „${field}“${included === null ? '' : ` nach den ersten ${included}`}`,
    },
    per_unit: {
      kind: 'Je Einheit einer Zahl',
      field: 'Einheiten von',
      rate: 'Preis je Einheit',
      included: 'Freie Einheiten',
      noField: 'Die Vorlage hat noch kein Zahlenfeld. Fügen Sie zuerst eines hinzu.',
      amount: (rate, field, included) =>
        `${rate} je Einheit von „${field}“${included === null ? '' : ` über ${included}`}`,
    },
  },
  byTable: (fields, span) =>
    `Preistabelle nach ${list.format(fields)}${span === null ? ', noch ohne Preise' : span[0] === span[1] ? `, ${span[0]}` : `, ${span[0]} bis ${span[1]}`}`,
  byFormula: (formula, currency) => `${formula}, in ${currency}`,
  anExpression: 'das Ergebnis eines Ausdrucks',
};
