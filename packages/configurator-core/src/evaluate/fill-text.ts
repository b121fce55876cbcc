import type { Field } from '../contract/template/template.ts';
import { computedText } from '../field-types/values/computed-text.ts';
import type { FieldValue } from '../field-types/values/value.ts';
import { type Evaluation, fieldOf } from './evaluation.ts';

/** What is shown for a value that is not there yet. */
const NOTHING = '–';

/** A name in braces. */
const placeholder = /\{([^{}]+)\}/g;

/**
 * Puts computed values into a text of the template: `{fabricNeed}` becomes `1,5 m`, or `–` while it is empty or hidden.
 * Braces around anything but the name of a computed field stay.
 * @param inWords writes a value; an empty text is none
 */
export function fillText<T extends string | null>(
  evaluation: Evaluation,
  text: T,
  inWords: (field: Field, value: FieldValue) => string = computedText,
): T | string {
  if (text === null || !text.includes('{')) return text;
  return text.replace(placeholder, (whole, name: string) => {
    const compiled = evaluation.configurator.compiledFields.get(name);
    if (compiled?.kind.isDerived !== true) return whole;
    return inWords(compiled.field, fieldOf(evaluation, compiled).counted) || NOTHING;
  });
}
