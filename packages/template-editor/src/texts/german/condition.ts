import { formatNumber } from 'configurator-core';
import type { EditorTexts } from '../editor-texts.ts';
import { germanLocale } from './format.ts';

const alternatives = new Intl.ListFormat(germanLocale, { type: 'disjunction' });
const exceptions = new Intl.ListFormat(germanLocale);

/** Conditions in words, and the controls that edit them. */
export const germanCondition: EditorTexts['condition'] = {
  operators: {
    equals: 'gleich',
    not_equals: 'ungleich',
    contains: 'enthält',
    greater_than: 'größer als',
    less_than: 'kleiner als',
  },
  presence: { equals: 'ist angegeben', not_equals: 'ist nicht angegeben' },
  clauses: {
    equals: (field, value) => `${field} gleich ${value} ist`,
    not_equals: (field, value) => `${field} ungleich ${value} ist`,
    contains: (field, value) => `${field} ${value} enthält`,
    not_contains: (field, value) => `${field} nicht ${value} enthält`,
    greater_than: (field, value) => `${field} größer als ${value} ist`,
    not_greater_than: (field, value) => `${field} nicht größer als ${value} ist`,
    less_than: (field, value) => `${field} kleiner als ${value} ist`,
    not_less_than: (field, value) => `${field} nicht kleiner als ${value} ist`,
    filled: (field) => `${field} angegeben ist`,
    not_filled: (field) => `${field} nicht angegeben ist`,
    logic: 'ein Ausdruck in JSON Logic gilt',
    not_logic: 'ein Ausdruck in JSON Logic nicht gilt',
    always: 'keine Einschränkung gilt',
    never: 'ein unmöglicher Fall eintritt',
  },
  and: 'und',
  or: 'oder',
  anyOf: (values) => alternatives.format(values),
  noneOf: (values) => exceptions.format(values),
  nothing: 'nichts',
  yes: 'ja',
  no: 'nein',
  number: (value) => formatNumber(value, 'de'),
  unknown: (name) => `das unbekannte Feld „${name}“`,
  when: (words) => `Wenn ${words}`,
  shownWhen: (words) => `Zeigen, wenn ${words}`,

  forms: { stored: 'JSON', logic: 'JSON Logic' },
  formOf: (title) => `${title}: Darstellung`,
  addCondition: 'Bedingung hinzufügen',
  anotherRule: 'Weitere Regel',
  removeRuleOn: (field) => `Regel zu ${field} entfernen`,
  expressionHint: 'Ein Ausdruck in JSON Logic. Unter „Für Fachleute“ lässt er sich bearbeiten.',
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
