import type { FieldType } from 'configurator-core';

/** What a column of the table says. */
export type ColumnKey =
  | 'section'
  | 'label'
  | 'type'
  | 'options'
  | 'price'
  | 'required'
  | 'unit'
  | 'min'
  | 'max'
  | 'hint';

/** Headings of each column, in lower case. */
const headings: Readonly<Record<ColumnKey, readonly string[]>> = {
  section: ['section', 'step', 'abschnitt', 'schritt'],
  label: ['label', 'field', 'bezeichnung', 'beschriftung', 'feld'],
  type: ['type', 'field type', 'typ', 'feldtyp'],
  options: ['options', 'option', 'optionen', 'auswahl'],
  price: ['price', 'surcharge', 'preis', 'aufpreis'],
  required: ['required', 'pflicht', 'pflichtfeld'],
  unit: ['unit', 'einheit'],
  min: ['min', 'minimum'],
  max: ['max', 'maximum'],
  hint: ['hint', 'help', 'hilfe', 'hilfetext'],
};

/** Types that a table can ask for, with their names in lower case. */
const typeNames = {
  text: ['text'],
  textarea: ['textarea', 'text area', 'textfeld', 'mehrzeilig'],
  number: ['number', 'zahl', 'maß'],
  dropdown: ['dropdown', 'select', 'auswahlliste', 'liste'],
  radio: ['radio', 'choice', 'auswahl', 'einfachauswahl'],
  checkbox: ['checkbox', 'check', 'kontrollkästchen', 'mehrfachauswahl'],
  color: ['color', 'colour', 'farbe'],
} as const satisfies Partial<Readonly<Record<FieldType, readonly string[]>>>;

/** A type that a table can ask for. */
export type TableType = keyof typeof typeNames;

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'ja', 'x', 'true', 'wahr', '1'].map((word) => [word, true] as const),
  ...['', 'no', 'nein', 'false', 'falsch', '0', '-'].map((word) => [word, false] as const),
]);

function keyOf<K extends string>(words: Readonly<Record<K, readonly string[]>>, text: string): K | null {
  const wanted = text.trim().toLowerCase();
  const entries = Object.entries(words) as [K, readonly string[]][];
  return entries.find(([, known]) => known.includes(wanted))?.[0] ?? null;
}

/** The column of a heading, in English or German; null for another one. */
export function columnOf(heading: string): ColumnKey | null {
  return keyOf(headings, heading);
}

/** The type of a name, in English or German; null for another one. */
export function typeOf(name: string): TableType | null {
  return keyOf(typeNames, name);
}

/** Reads yes or no, in English or German; null for anything else. */
export function flagOf(text: string): boolean | null {
  return flags.get(text.trim().toLowerCase()) ?? null;
}
