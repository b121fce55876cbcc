import type { Field } from '../contract/template/template.ts';
import { computedText } from '../field-types/values/computed-text.ts';
import type { FieldValue } from '../field-types/values/value.ts';
import { type Evaluation, fieldOf } from './evaluation.ts';

/** Shown for an empty value. */
const NOTHING = '–';

/** A name in braces. */
export const placeholder = /\{([^{}]+)\}/g;

/**
 * Replaces computed values in a template text: `{fabricNeed}` becomes `1,5 m`, or `–` while it is empty or hidden.
 * Braces around anything but the name of a computed field are kept.
 * @param inWords formats a value; an empty result counts as empty
 */
export function fillText<T extends string | null>(
  evaluation: Evaluation,
  text: T,
  inWords: (field: Field, value: FieldValue) => string = (field, value) =>
    computedText(field, value, evaluation.configurator.template.language),
): T | string {
  if (text === null || !text.includes('{')) return text;
  return text.replace(placeholder, (whole, name: string) => {
    const compiled = evaluation.configurator.compiledFields.get(name);
    if (compiled?.kind.isDerived !== true) return whole;
    return inWords(compiled.field, fieldOf(evaluation, compiled).counted) || NOTHING;
  });
}
