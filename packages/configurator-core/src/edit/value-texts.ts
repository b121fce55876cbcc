import type { Operator } from '../contract/conditions/condition.ts';
import type { CountedForm, PercentBase } from '../contract/prices/price-amount.ts';
import type { Currency } from '../currency.ts';

/** How a new price differs so much from the old one that it may be a mistake. */
export type PriceJump = 'more_than_double' | 'less_than_half' | 'other_sign';

/** Texts of values in descriptions of changes. */
export interface ValueTexts {
  /** BCP 47 locale of numbers and amounts. */
  readonly locale: string;
  /** For a value that is missing. */
  readonly none: string;
  readonly always: string;
  readonly yes: string;
  readonly no: string;
  readonly quoted: (text: string) => string;
  readonly and: string;
  readonly or: string;
  readonly not: (condition: string) => string;
  readonly operators: Readonly<Record<Operator, string>>;
  /** Names of keys. Other keys are shown as they are. */
  readonly keys: Readonly<Record<string, string>>;
  readonly instead: (now: string, before: string) => string;
  readonly jumps: Readonly<Record<PriceJump, string>>;
  readonly percentOf: Readonly<Record<PercentBase, string>>;
  readonly per: Readonly<Record<CountedForm, (rate: string, field: string, free: string) => string>>;
  readonly formula: {
    readonly whole: (text: string, currency: Currency) => string;
    readonly minor: (text: string, currency: string) => string;
  };
  readonly table: (fields: string, span: string) => string;
  readonly to: string;
  readonly entry: Readonly<Record<'columns' | 'rows', string>>;
  readonly cell: (entries: string) => string;
  readonly moreCells: (count: number) => string;
}

const german: ValueTexts = {
  locale: 'de-DE',
  none: 'nichts',
  always: 'immer',
  yes: 'Ja',
  no: 'Nein',
  quoted: (text) => `„${text}“`,
  and: 'und',
  or: 'oder',
  not: (condition) => `nicht (${condition})`,
  operators: { equals: '=', not_equals: '≠', contains: 'enthält', greater_than: '>', less_than: '<' },
  keys: {
    min: 'Minimum',
    max: 'Maximum',
    step: 'Schrittweite',
    minLength: 'Mindestlänge',
    maxLength: 'Höchstlänge',
    maxFiles: 'Höchstzahl der Dateien',
    maxFileBytes: 'Höchstgröße einer Datei',
    defaultValue: 'Vorgabe',
    decimals: 'Nachkommastellen',
    rows: 'Zeilen',
    from: 'Stückzahl ab',
    percent: 'Prozent',
    amount: 'Betrag',
    amountCents: 'Betrag',
    when: 'Bedingung',
    minimumCents: 'Mindestbetrag',
    maximumCents: 'Höchstbetrag',
    basePriceCents: 'Grundpreis',
    quantity: 'Stück',
    totalCents: 'Gesamtpreis',
  },
  instead: (now, before) => `${now} statt ${before}`,
  jumps: {
    more_than_double: 'mehr als das Doppelte',
    less_than_half: 'weniger als die Hälfte',
    other_sign: 'anderes Vorzeichen',
  },
  percentOf: { base: '% des Grundpreises', subtotal: '% der Zwischensumme' },
  per: {
    per_character: (rate, field, free) => `${rate} je Zeichen von „${field}“, ${free} frei`,
    per_unit: (rate, field, free) => `${rate} je Einheit von „${field}“, ${free} frei`,
  },
  formula: {
    whole: (text, currency) => `Formel ${text} in ${currency === 'EUR' ? 'Euro' : currency}`,
    minor: (text, currency) =>
      `Formel ${text} in ${currency === 'EUR' ? 'Cent' : `kleinsten Einheiten von ${currency}`}`,
  },
  table: (fields, span) => `Preistabelle nach ${fields} (${span})`,
  to: 'bis',
  entry: { columns: 'Spalte', rows: 'Zeile' },
  cell: (entries) => (entries === '' ? 'Zelle' : `Zelle ${entries}`),
  moreCells: (count) => (count === 1 ? 'und 1 weitere Zelle' : `und ${count} weitere Zellen`),
};

const english: ValueTexts = {
  locale: 'en-IE',
  none: 'none',
  always: 'always',
  yes: 'Yes',
  no: 'No',
  quoted: (text) => `“${text}”`,
  and: 'and',
  or: 'or',
  not: (condition) => `not (${condition})`,
  operators: { equals: '=', not_equals: '≠', contains: 'contains', greater_than: '>', less_than: '<' },
  keys: {
    min: 'minimum',
    max: 'maximum',
    step: 'step',
    minLength: 'minimum length',
    maxLength: 'maximum length',
    maxFiles: 'maximum number of files',
    maxFileBytes: 'maximum size of a file',
    defaultValue: 'default',
    decimals: 'decimals',
    rows: 'rows',
    from: 'minimum quantity',
    percent: 'percent',
    amount: 'amount',
    amountCents: 'amount',
    when: 'condition',
    minimumCents: 'minimum amount',
    maximumCents: 'maximum amount',
    basePriceCents: 'base price',
    quantity: 'pieces',
    totalCents: 'total',
  },
  instead: (now, before) => `${now} instead of ${before}`,
  jumps: {
    more_than_double: 'more than double',
    less_than_half: 'less than half',
    other_sign: 'other sign',
  },
  percentOf: { base: '% of the base price', subtotal: '% of the subtotal' },
  per: {
    per_character: (rate, field, free) => `${rate} per character of “${field}”, ${free} free`,
    per_unit: (rate, field, free) => `${rate} per unit of “${field}”, ${free} free`,
  },
  formula: {
    whole: (text, currency) => `formula ${text} in ${currency === 'EUR' ? 'euros' : currency}`,
    minor: (text, currency) => `formula ${text} in ${currency === 'EUR' ? 'cents' : `minor units of ${currency}`}`,
  },
  table: (fields, span) => `price table by ${fields} (${span})`,
  to: 'to',
  entry: { columns: 'column', rows: 'row' },
  cell: (entries) => (entries === '' ? 'cell' : `cell ${entries}`),
  moreCells: (count) => (count === 1 ? 'and 1 more cell' : `and ${count} more cells`),
};

/** The texts by language. */
export const valueTexts = { de: german, en: english } as const;
