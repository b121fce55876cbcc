import type { Field } from '../contract/template/template.ts';
import { formatPlainValue, valueWords } from '../field-types/values/value-words.ts';
import { type Evaluation, fieldOf } from './evaluation.ts';

/** Shown for an empty value. */
const NOTHING = '–';

/** Returns whether the value of a field can be inserted into a text: that of a number or of a computed field. */
export function isFillable({ type }: Pick<Field, 'type'>): boolean {
  return type === 'number' || type === 'computed';
}

/** A name in braces. */
export const placeholder = /\{([^{}]+)\}/g;

/**
 * Inserts numbers and computed values into a template text: `{fabricNeed}` becomes `1,5 m`, or `–` while it is empty or
 * hidden. Braces around anything but the name of such a field are kept.
 * @param words default: those of the template's language
 */
export function fillText<T extends string | null>(
  evaluation: Evaluation,
  text: T,
  words = valueWords(evaluation.configurator.template.language),
): T | string {
  if (text === null || !text.includes('{')) return text;
  const { compiledFields } = evaluation.configurator;
  return text.replace(placeholder, (whole, name: string) => {
    const compiled = compiledFields.get(name);
    if (!compiled || !isFillable(compiled.field)) return whole;
    const { isVisible, effectiveValue } = fieldOf(evaluation, compiled);
    const format = compiled.kind.format ?? formatPlainValue;
    return (isVisible && format(effectiveValue, compiled.field, words, null)) || NOTHING;
  });
}
