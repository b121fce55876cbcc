import type { Field } from '../../contract/template/template.ts';
import { isRecord } from '../../json.ts';
import { decimalText } from './computed-value.ts';
import type { FieldValue } from './value.ts';

/** The label of a computed text in the language of the template, from `additional_options.texts`; else the text itself. */
export function computedLabel({ additionalOptions: { texts } }: Field, value: string): string {
  const word = isRecord(texts) && Object.hasOwn(texts, value) ? texts[value] : value;
  return typeof word === 'string' ? word : value;
}

/** A computed value in words: `2,5 m`, a text as it is, `Ja`; empty where there is none. */
export function computedText(field: Field, value: FieldValue): string {
  if (value === undefined || value === false) return '';
  if (value === true) return 'Ja';
  if (typeof value !== 'number') return computedLabel(field, String(value));
  const { unit } = field.additionalOptions;
  return typeof unit === 'string' && unit !== '' ? `${decimalText(value)} ${unit}` : decimalText(value);
}
