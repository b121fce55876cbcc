import type { Values } from 'configurator-core';
import { selectValues } from 'configurator-core/machine';
import { useSnapshot } from './use-snapshot.ts';

/** All values by field name, hidden ones included. Renders with every change: meant for drawings, not for fields. */
export function useValues(): Values {
  return useSnapshot(selectValues);
}
