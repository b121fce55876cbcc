import type { Values } from 'configurator-core';
import { selectValues } from 'configurator-core/machine';
import { useConfiguratorSelector } from './use-configurator-selector.ts';

/** Returns all values by field name, including hidden ones. Re-renders on every change: for drawings, not fields. */
export function useValues(): Values {
  return useConfiguratorSelector(selectValues);
}
