import type { FieldType } from 'configurator-core';
import { fieldTypes } from '../field-types/registry.ts';

/** Meaning of a column of the table. */
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

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'ja', 'x', 'true', 'wahr', '1'].map((word) => [word, true] as const),
  ...['', 'no', 'nein', 'false', 'falsch', '0', '-'].map((word) => [word, false] as const),
]);

function keyOf<K extends string>(words: Readonly<Record<K, readonly string[]>>, text: string): K | null {
  const wanted = text.trim().toLowerCase();
  const entries = Object.entries(words) as [K, readonly string[]][];
  return entries.find(([, known]) => known.includes(wanted))?.[0] ?? null;
}

/** Returns the column of an English or German heading; null if it is unknown. */
export function columnOf(heading: string): ColumnKey | null {
  return keyOf(headings, heading);
}

/** Returns the field type of an English or German name; null if it is unknown. */
export function typeOf(name: string): FieldType | null {
  const wanted = name.trim().toLowerCase();
  return fieldTypes.find(({ tableNames }) => tableNames.includes(wanted))?.type ?? null;
}

/** Parses yes or no in English or German. Returns null for anything else. */
export function flagOf(text: string): boolean | null {
  return flags.get(text.trim().toLowerCase()) ?? null;
}
