import { type Explanation, explain } from 'configurator-core';
import { useMemo } from 'react';
import { useConfiguratorSelector } from './use-configurator-selector.ts';

/**
 * Why a field is visible or hidden: its conditions and the values they read, as data. Renders on every change, so use it
 * where the shopper asks for the reason, not beside every field.
 * @returns null for a name that the template does not have
 */
export function useExplanation(fieldName: string): Explanation | null {
  const evaluation = useConfiguratorSelector((snapshot) => snapshot.context.evaluation);
  return useMemo(() => explain(evaluation, fieldName), [evaluation, fieldName]);
}
