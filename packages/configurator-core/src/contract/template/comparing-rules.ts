import type { Field } from './template.ts';

/**
 * The rules by which a number field names another one: the key in `validation_rules`, the issue where it is not kept, and
 * 1 where its number must be greater, -1 where it must be less.
 */
export const comparingRules = [
  ['greaterThanField', 'not_greater', 1],
  ['lessThanField', 'not_less', -1],
] as const;

/** The key of a rule that names another field. */
export type ComparingRule = (typeof comparingRules)[number][0];

/** Whether a field names another that its number is to be compared with. */
export function isComparing({ validationRules }: Field): boolean {
  // Not by the list: every field of a template is asked while it is loaded.
  return Boolean(validationRules.greaterThanField || validationRules.lessThanField);
}
