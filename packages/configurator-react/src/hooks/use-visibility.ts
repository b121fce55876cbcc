import type { Group } from 'configurator-core';
import { selectFieldState } from 'configurator-core/machine';
import { useConfiguratorSelector } from './use-configurator-selector.ts';

/** Returns whether any field of a group is shown. A field is visible only if its group and section are. */
export function useIsGroupShown({ fields }: Group): boolean {
  return useConfiguratorSelector((snapshot) =>
    fields.some(({ name, computed }) => computed?.internal !== true && selectFieldState(snapshot, name).isVisible),
  );
}
