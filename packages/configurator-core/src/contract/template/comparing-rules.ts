import type { Field } from './template.ts';

/**
 * Rules of a number field that refer to another one: the key in `validation_rules`, the issue code, and the required
 * sign of the difference (1: greater, -1: less).
 */
export const comparingRules = [
  ['greaterThanField', 'not_greater', 1],
  ['lessThanField', 'not_less', -1],
] as const;

/** The key of a rule that refers to another field. */
export type ComparingRule = (typeof comparingRules)[number][0];

/** Returns whether a field's number is compared with another field. */
export function isComparing({ validationRules }: Field): boolean {
  // Does not loop over the list, because it runs for every field while a template is loaded.
  return Boolean(validationRules.greaterThanField || validationRules.lessThanField);
}
