import { ruleTest } from '../../condition/rule-test.ts';
import type { Rule } from '../../contract/conditions/condition.ts';
import type { Field } from '../../contract/template/template.ts';
import { parseNumber } from '../../field-types/values/comparison.ts';
import { countGraphemes } from '../../field-types/values/graphemes.ts';
import { isEmptyValue } from '../../field-types/values/value.ts';
import { validityOf } from './valid-value.ts';

/** The range of lengths of the texts in a class, in graphemes. */
export interface TextLengths {
  /** Lower bound of the lengths. */
  readonly low: number;
  /** Upper bound of the lengths; infinity if there is no limit. */
  readonly high: number;
  /** Texts of the class with these lengths, if found. */
  readonly samples: readonly string[];
}

/** Limit of the length of generated texts, in graphemes. */
export const MAX_SAMPLE_LENGTH = 500;

const plain = /^[\x20-\x7e]*$/;

/** Returns texts of a length, most of them padded from a sample. */
function textsOfLength(sample: string, length: number): readonly string[] {
  const missing = length - countGraphemes(sample);
  return ['q', 'Q', '#', '1', 'z'].flatMap((letter) => {
    const padding = letter.repeat(Math.max(0, missing));
    return [...(missing >= 0 ? [sample + padding, padding + sample] : []), letter.repeat(length)];
  });
}

/**
 * Returns the lengths of the texts that rules do not distinguish from a sample. Never too narrow.
 * @param rules every rule of the template that reads the field
 * @param sample a text of the class; null if none is known
 */
export function textLengths(field: Field, rules: readonly Rule[], sample: string | null): TextLengths {
  const { minLength, maxLength } = field.validationRules;
  const widest = { low: Math.max(1, minLength ?? 1), high: maxLength ?? Number.POSITIVE_INFINITY };
  if (sample === null) return { ...widest, samples: [] };
  const tests = rules.map((rule) => ({ rule, test: ruleTest(rule, false) }));
  const isOnly = tests.some(
    ({ rule: { operator, value }, test }) =>
      (operator === 'equals' ? test(sample) : operator === 'not_equals' && !test(sample)) &&
      typeof value === 'string' &&
      parseNumber(value) === undefined,
  );
  if (isOnly) return { low: countGraphemes(sample), high: countGraphemes(sample), samples: [sample] };
  const contained = tests.flatMap(({ rule: { operator, value }, test }) => {
    const text = String(value ?? '');
    return operator === 'contains' && plain.test(text) && test(sample) ? [text.length] : [];
  });
  const low = Math.max(widest.low, ...contained);
  const isValid = validityOf(field);
  const isAlike = (text: string) =>
    !isEmptyValue(text) && isValid(text) && tests.every(({ test }) => test(text) === test(sample));
  const samples = [low, widest.high].flatMap((length) => {
    if (length > MAX_SAMPLE_LENGTH) return [];
    const found = textsOfLength(sample, length).find((text) => countGraphemes(text) === length && isAlike(text));
    return found === undefined ? [] : [found];
  });
  return { low, high: widest.high, samples };
}
