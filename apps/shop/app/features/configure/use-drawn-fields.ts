import type { FieldState } from 'configurator-core';
import { selectSteps } from 'configurator-core/machine';
import { useConfiguratorSelector } from 'configurator-react';

type Snapshot = Parameters<typeof selectSteps>[0];

/** Returns the state of every field of the visible steps, for a drawing. Rerenders when one of them changes. */
export function useDrawnFields(): readonly FieldState[] {
  return useConfiguratorSelector(selectFields, hasSameItems);
}

function selectFields(snapshot: Snapshot): readonly FieldState[] {
  return selectSteps(snapshot).flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));
}

function hasSameItems(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}
