import { type Explanation, explain } from 'configurator-core';
import { useMemo } from 'react';
import { useConfiguratorSelector } from './use-configurator-selector.ts';

/**
 * Explains why a field is visible or hidden, with its conditions and the values they read. Re-renders on every change,
 * so use it where the shopper asks for the reason, not beside every field.
 * @returns null if the template has no field of this name
 */
export function useExplanation(fieldName: string): Explanation | null {
  const evaluation = useConfiguratorSelector((snapshot) => snapshot.context.evaluation);
  return useMemo(() => explain(evaluation, fieldName), [evaluation, fieldName]);
}
