import type { ElementKind, FindingCode } from './finding.ts';

/** A text in both languages. */
export interface Bilingual {
  readonly de: string;
  readonly en: string;
}

/** The names used in a message. */
export interface FindingSubject {
  readonly element: ElementKind;
  readonly label: string;
  /** Labels of what else is involved: fields on a cycle, the missing name, the compared value. */
  readonly others?: readonly string[];
  /** Phrases for the differences from a scenario, or for the affected texts of a language. */
  readonly differences?: Bilingual;
}

const kinds: Readonly<Record<ElementKind, Bilingual>> = {
  template: { de: 'Die Vorlage', en: 'The template' },
  section: { de: 'Der Schritt', en: 'The step' },
  group: { de: 'Die Gruppe', en: 'The group' },
  field: { de: 'Das Feld', en: 'The field' },
  option: { de: 'Die Option', en: 'The option' },
  price_rule: { de: 'Die Preisregel', en: 'The price rule' },
  quantity_break: { de: 'Der Mengenrabatt', en: 'The quantity break' },
  scenario: { de: 'Das Szenario', en: 'The scenario' },
  translation: { de: 'Die Übersetzung', en: 'The translation' },
};

interface Sentence {
  readonly de: (subject: string, others: string, element: ElementKind) => string;
  readonly en: (subject: string, others: string, element: ElementKind) => string;
}

const neverDe = (element: ElementKind): string =>
  element === 'option' ? 'ist nie wählbar' : element === 'price_rule' ? 'greift nie' : 'erscheint nie';
const neverEn = (element: ElementKind): string =>
  element === 'option' ? 'can never be chosen' : element === 'price_rule' ? 'never applies' : 'is never shown';

const sentences: Readonly<Record<FindingCode, Sentence>> = {
  unknown_field: {
    de: (subject, others) =>
      `${subject} hängt von ${others} ab, doch dieses Feld gibt es nicht, oder ein Ausdruck kann es nicht lesen.`,
    en: (subject, others) =>
      `${subject} depends on ${others}, but there is no such field, or no expression can read it.`,
  },
  duplicate_name: {
    de: (subject, others) => `${subject} heißt wie ein anderes Feld: ${others}.`,
    en: (subject, others) => `${subject} has the same name as another field: ${others}.`,
  },
  duplicate_option: {
    de: (subject, others) => `${subject} hat denselben Wert wie eine andere Option des Feldes: ${others}.`,
    en: (subject, others) => `${subject} has the same value as another option of the field: ${others}.`,
  },
  visibility_cycle: {
    de: (_, others) => `Diese Felder hängen im Kreis voneinander ab: ${others}.`,
    en: (_, others) => `These fields depend on each other in a circle: ${others}.`,
  },
  dead_end: {
    de: (subject) => `${subject} ist Pflicht, doch nach manchen Angaben lässt es sich nicht mehr ausfüllen.`,
    en: (subject) => `${subject} is required, but after some choices it can no longer be filled in.`,
  },
  cannot_complete: {
    de: (subject) => `Diese Vorlage lässt sich nie vollständig ausfüllen: ${subject} ist Pflicht und bleibt leer.`,
    en: (subject) => `This template can never be completed: ${subject} is required and stays empty.`,
  },
  never_true: {
    de: (subject, _, element) => `${subject} ${neverDe(element)}: Die Bedingung kann nie zutreffen.`,
    en: (subject, _, element) => `${subject} ${neverEn(element)}: its condition can never hold.`,
  },
  never_shown: {
    de: (subject, _, element) =>
      `${subject} ${neverDe(element)}: Immer wenn die Bedingung zutrifft, ist ausgeblendet, worin es steht.`,
    en: (subject, _, element) => `${subject} ${neverEn(element)}: whenever its condition holds, its parent is hidden.`,
  },
  only_incomplete: {
    de: (subject) => `${subject} gilt nur, solange Pflichtangaben fehlen, und nie in einer fertigen Konfiguration.`,
    en: (subject) => `${subject} counts only while required fields are empty, and never in a finished configuration.`,
  },
  always_true: {
    de: (subject) => `${subject} hat eine Bedingung, die immer zutrifft.`,
    en: (subject) => `${subject} has a condition that always holds.`,
  },
  implied: {
    de: (subject) => `${subject} hat eine Bedingung, die schon durch Schritt, Gruppe oder Feld darüber erfüllt ist.`,
    en: (subject) => `${subject} has a condition that already follows from the step, group or field around it.`,
  },
  redundant_term: {
    de: (subject) => `${subject}: Dieser Teil der Bedingung ändert nichts.`,
    en: (subject) => `${subject}: this part of the condition changes nothing.`,
  },
  invalid_comparison: {
    de: (subject, others) => `${subject} wird mit ${others} verglichen, doch das ist kein anderes Zahlenfeld.`,
    en: (subject, others) => `${subject} is compared with ${others}, but that is no other number field.`,
  },
  impossible_comparison: {
    de: (subject, others) => `${subject} wird mit ${others} verglichen, doch keine zwei erlaubten Zahlen passen dazu.`,
    en: (subject, others) => `${subject} is compared with ${others}, but no two allowed numbers keep to it.`,
  },
  circular_comparison: {
    de: (_, others) => `Jedes dieser Felder soll größer sein als das nächste, im Kreis: ${others}.`,
    en: (_, others) => `Each of these fields is to be greater than the next, in a circle: ${others}.`,
  },
  needless_comparison: {
    de: (subject, others) =>
      `${subject} wird mit ${others} verglichen, doch alle erlaubten Zahlen passen ohnehin dazu.`,
    en: (subject, others) => `${subject} is compared with ${others}, but all allowed numbers keep to it anyway.`,
  },
  invalid_price_field: {
    de: (subject, others) => `${subject} rechnet mit ${others}, doch dieses Feld passt dort nicht.`,
    en: (subject, others) => `${subject} is computed from ${others}, but this field does not fit there.`,
  },
  table_overlap: {
    de: (subject, others) => `${subject}: Zwei Bereiche der Tabelle überschneiden sich (${others}); der erste gilt.`,
    en: (subject, others) => `${subject}: two ranges of the table overlap (${others}). The first one counts.`,
  },
  table_gap: {
    de: (subject, others) => `${subject}: Für diese Angabe hat die Tabelle keinen Preis: ${others}.`,
    en: (subject, others) => `${subject}: the table has no price for this value: ${others}.`,
  },
  unused_quantity_break: {
    de: (subject) => `${subject} senkt nie einen Preis.`,
    en: (subject) => `${subject} never lowers a price.`,
  },
  worse_quantity_break: {
    de: (subject, others) => `${subject} gilt ab mehr Stück als ${others} und senkt den Preis weniger.`,
    en: (subject, others) => `${subject} starts at more pieces than ${others} and lowers the price less.`,
  },
  blank_option: {
    de: (subject) => `${subject} hat keinen Wert, nur Leerzeichen, und ist deshalb nie wählbar.`,
    en: (subject) => `${subject} has a blank value and can never be chosen.`,
  },
  unknown_option: {
    de: (subject, others) => `${subject} vergleicht mit ${others}, doch diesen Wert bietet das Feld nicht an.`,
    en: (subject, others) => `${subject} compares with ${others}, but the field does not offer this value.`,
  },
  never_asked: {
    de: (subject) => `${subject} fragt nie nach: Keine gültige Angabe ist ungewöhnlich.`,
    en: (subject) => `${subject} never asks: no valid value is unusual.`,
  },
  always_asked: {
    de: (subject) => `${subject} fragt immer nach: Jede gültige Angabe ist ungewöhnlich.`,
    en: (subject) => `${subject} always asks: every valid value is unusual.`,
  },
  unknown_key: {
    de: (subject, key) => `${subject} hat den unbekannten Schlüssel ${key}.`,
    en: (subject, key) => `${subject} has the unknown key ${key}.`,
  },
  key_without_effect: {
    de: (subject, key) => `${subject}: ${key} hat bei dieser Art von Feld keine Wirkung.`,
    en: (subject, key) => `${subject}: ${key} has no effect on this type of field.`,
  },
  unknown_currency: {
    de: (subject, currency) => `${subject}: Diese Währung gibt es nicht: ${currency}.`,
    en: (subject, currency) => `${subject}: there is no such currency: ${currency}.`,
  },
  missing_translation: {
    de: (subject, differences) => `${subject} ist unvollständig: ${differences}.`,
    en: (subject, differences) => `${subject} is incomplete: ${differences}.`,
  },
  outdated_translation: {
    de: (subject, differences) => `${subject} ist veraltet: ${differences}.`,
    en: (subject, differences) => `${subject} is outdated: ${differences}.`,
  },
  scenario_failed: {
    de: (subject, differences) => `${subject} schlägt fehl: ${differences}.`,
    en: (subject, differences) => `${subject} fails: ${differences}.`,
  },
};

/** Returns the message of a finding in both languages. */
export function findingMessage(
  code: FindingCode,
  { element, label, others = [], differences }: FindingSubject,
): Bilingual {
  const sentence = sentences[code];
  const arrow = code === 'visibility_cycle' || code === 'circular_comparison' ? ' → ' : ', ';
  const named = differences ?? {
    de: others.map((name) => `„${name}“`).join(arrow),
    en: others.map((name) => `“${name}”`).join(arrow),
  };
  return {
    de: sentence.de(`${kinds[element].de} „${label}“`, named.de, element),
    en: sentence.en(`${kinds[element].en} “${label}”`, named.en, element),
  };
}
