import type { Values } from 'configurator-core';
import { selectValues } from 'configurator-core/machine';
import { useConfiguratorSelector } from './use-configurator-selector.ts';

/** All values by field name, hidden ones included. Renders on every change: meant for drawings, not for fields. */
export function useValues(): Values {
  return useConfiguratorSelector(selectValues);
}
