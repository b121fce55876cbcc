import type { EditorTexts } from '../editor-texts.ts';

/** Conditions in words, and how they are built. */
export const germanCondition: EditorTexts['condition'] = {
  operators: {
    equals: 'gleich',
    not_equals: 'ungleich',
    contains: 'enthält',
    greater_than: 'größer als',
    less_than: 'kleiner als',
  },
  presence: { equals: 'ist angegeben', not_equals: 'ist nicht angegeben' },
  and: 'und',
  or: 'oder',
  not: 'nicht',
  always: 'immer',
  never: 'nie',
  nothing: 'leer',
  logic: 'ein Ausdruck in JSON Logic gilt',
  unknown: (name) => `unbekanntes Feld „${name}“`,
  when: (words) => `Wenn ${words}`,
  shownWhen: (words) => `Zeigen, wenn ${words}`,

  forms: { words: 'Regeln', stored: 'JSON', logic: 'JSON Logic' },
  formOf: (title) => `${title}: Darstellung`,
  addCondition: 'Bedingung hinzufügen',
  anotherRule: 'Weitere Regel',
  removeRuleOn: (field) => `Regel zu ${field} entfernen`,
  expressionHint: 'Ein Ausdruck in JSON Logic. Die Schaltfläche JSON zeigt ihn zum Bearbeiten.',
  removeExpression: 'Ausdruck entfernen',
  combination: 'Diese Regeln',
  combinations: {
    all: 'Alle treffen zu',
    any: 'Mindestens eine trifft zu',
    not: 'Keine trifft zu',
  },
  termOf: (label, position) => `${label}, Teil ${position}`,
  addRule: 'Regel hinzufügen',
  addNested: 'Verschachtelte Regeln hinzufügen',
  field: 'Feld',
  operator: 'Operator',
  value: 'Wert',
  nothingChosen: '(nichts gewählt)',
  asJson: 'Bedingung als JSON',
  asJsonHint:
    'So wie gespeichert: eine Regel, all, any, not oder {„logic“: …} mit einem Ausdruck in JSON Logic über die Werte.',
  asLogic: 'Bedingung als JSON Logic',
  asLogicHint: 'Felder heißen feld.text, feld.lower (in Kleinbuchstaben), feld.number, Listen feld.items.',
  faults: {
    noExpression: () => 'Das ist kein Ausdruck. Ein Ausdruck ist ein Objekt mit genau einem Operator.',
    noGuard: (operator) =>
      `Ein Vergleich braucht eine Prüfung auf leere Werte, denn leer ist kleiner als jede Zahl: {"and": [{"!==": [{"var": "feld.number"}, null]}, {"${operator}": [{"var": "feld.number"}, 60]}]}.`,
    noRule: () =>
      'Das lässt sich nicht als Regel lesen. Regeln werden mit and, or und ! verknüpft und vergleichen ein Feld mit einem Wert.',
  },
};
