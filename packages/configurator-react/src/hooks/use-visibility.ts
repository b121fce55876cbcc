import type { Group } from 'configurator-core';
import type { ConfiguratorSnapshot } from 'configurator-core/machine';
import { selectFieldState } from 'configurator-core/machine';
import { useCallback } from 'react';
import { useSnapshot } from './use-snapshot.ts';

/** Whether any field of a group shows; a field shows only if its group and section do. */
export function useIsGroupShown(group: Group): boolean {
  const select = useCallback(
    (snapshot: ConfiguratorSnapshot) => group.fields.some(({ name }) => selectFieldState(name)(snapshot).isVisible),
    [group],
  );
  return useSnapshot(select);
}
