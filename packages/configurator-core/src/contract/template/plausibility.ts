import type { Field } from './template.ts';

/**
 * Returns the sentence of a plausibility check; null for any other field. The check is a checkbox that is shown while
 * its condition finds the values unusual, and with which the shopper confirms them.
 */
export function plausibilityOf({ type, additionalOptions: { plausibility } }: Field): string | null {
  return type === 'checkbox' && plausibility?.trim() ? plausibility : null;
}
