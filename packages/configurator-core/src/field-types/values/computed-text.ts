import type { Field } from '../../contract/template/template.ts';
import { keptDigits } from './computed-value.ts';
import type { FieldValue } from './value.ts';
import { formatFlag, formatPlainNumber } from './value-words.ts';

/** Returns the label of a computed text from `additional_options.texts`, or the text itself. */
export function computedLabel({ additionalOptions: { texts } }: Field, value: string): string {
  return (texts && Object.hasOwn(texts, value) ? texts[value] : undefined) ?? value;
}

/**
 * Formats a computed value: `2,5 m`, `Ja`, or the label of a text. Returns '' if there is none; a yes/no value always is
 * one of both.
 * @param language of the template; German if it has none
 */
export function computedText(field: Field, value: FieldValue, language: string | null = null): string {
  const spoken = language ?? 'de';
  if (field.computed?.result === 'boolean') return formatFlag(value === true, spoken);
  if (value === undefined) return '';
  if (typeof value !== 'number') return computedLabel(field, String(value));
  const number = formatPlainNumber(keptDigits(value), spoken);
  const { unit } = field.additionalOptions;
  return unit ? `${number} ${unit}` : number;
}
