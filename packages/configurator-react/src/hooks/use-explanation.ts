import { type Explanation, explain } from 'configurator-core';
import { selectValues } from 'configurator-core/machine';
import { useMemo } from 'react';
import { useSession } from '../session/session-context.ts';
import { useSnapshot } from './use-snapshot.ts';

/**
 * Why a field shows or hides: its conditions and what they read, as data to be worded. Watches all values, so it belongs
 * where somebody asks, not beside every field.
 * @returns null for a name the template does not have
 */
export function useExplanation(fieldName: string): Explanation | null {
  const { configurator } = useSession();
  const values = useSnapshot(selectValues);
  return useMemo(() => explain(configurator, values, fieldName), [configurator, values, fieldName]);
}
