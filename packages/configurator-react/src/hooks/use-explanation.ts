import { type Explanation, explain } from 'configurator-core';
import { useMemo } from 'react';
import { useSession } from '../session/session-context.ts';
import { useValues } from './use-values.ts';

/**
 * Why a field is visible or hidden: its conditions and the values they read, as data. Renders on every change, so use it
 * where the shopper asks for the reason, not beside every field.
 * @returns null for a name that the template does not have
 */
export function useExplanation(fieldName: string): Explanation | null {
  const { configurator } = useSession();
  const values = useValues();
  return useMemo(() => explain(configurator, values, fieldName), [configurator, values, fieldName]);
}
