import type { Configurator } from './configurator.ts';

/**
 * Returns the names of the plausibility checks whose condition reads a field, directly or through computed fields. Empty
 * for an unknown name.
 */
export function plausibilityChecksOf({ compiledFields }: Configurator, fieldName: string): readonly string[] {
  return compiledFields.get(fieldName)?.plausibilityChecks ?? [];
}
