import type { Group } from 'configurator-core';
import { selectFieldState } from 'configurator-core/machine';
import { useCallback } from 'react';
import type { Snapshot } from '../session/start-session.ts';
import { useSnapshot } from './use-snapshot.ts';

/** Whether any field of a group shows; a field shows only if its group and section do. */
export function useIsGroupShown(group: Group): boolean {
  const select = useCallback(
    (snapshot: Snapshot) => group.fields.some(({ name }) => selectFieldState(name)(snapshot)?.isVisible === true),
    [group],
  );
  return useSnapshot(select);
}
