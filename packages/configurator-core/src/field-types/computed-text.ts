import type { Field } from '../contract/template.ts';
import { decimalText } from './computed-value.ts';
import type { FieldValue } from './value.ts';

/** A computed value in words: `2,5 m`, a text as it is, `Ja`; empty where there is none. */
export function computedText({ additionalOptions }: Field, value: FieldValue): string {
  if (value === undefined || value === false) return '';
  if (value === true) return 'Ja';
  if (typeof value !== 'number') return String(value);
  const { unit } = additionalOptions;
  return typeof unit === 'string' && unit !== '' ? `${decimalText(value)} ${unit}` : decimalText(value);
}
