import { valueWords } from '../field-types/values/value-words.ts';
import { type Evaluation, fieldOf } from './evaluation.ts';

/** Shown for an empty value. */
const NOTHING = '–';

/** A name in braces. */
export const placeholder = /\{([^{}]+)\}/g;

/**
 * Replaces computed values in a template text: `{fabricNeed}` becomes `1,5 m`, or `–` while it is empty or hidden.
 * Braces around anything but the name of a computed field are kept.
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
    if (!compiled?.kind.isDerived) return whole;
    const { isVisible, effectiveValue } = fieldOf(evaluation, compiled);
    return (isVisible && compiled.kind.format?.(effectiveValue, compiled.field, words, null)) || NOTHING;
  });
}
