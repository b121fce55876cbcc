import type { Field } from '../../contract/template/template.ts';
import { decimalText } from './computed-value.ts';
import type { FieldValue } from './value.ts';

/** Returns the label of a computed text from `additional_options.texts`, or the text itself. */
export function computedLabel({ additionalOptions: { texts } }: Field, value: string): string {
  return (texts && Object.hasOwn(texts, value) ? texts[value] : undefined) ?? value;
}

/** Formats a computed value: `2,5 m`, `Ja`, or the label of a text. Returns '' if there is none. */
export function computedText(field: Field, value: FieldValue): string {
  if (value === undefined || value === false) return '';
  if (value === true) return 'Ja';
  if (typeof value !== 'number') return computedLabel(field, String(value));
  const { unit } = field.additionalOptions;
  return unit ? `${decimalText(value)} ${unit}` : decimalText(value);
}
