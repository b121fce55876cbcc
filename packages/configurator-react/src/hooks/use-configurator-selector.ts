import { useSelector } from '@xstate/react';
import type { ConfiguratorSnapshot } from 'configurator-core/machine';
import { useSession } from '../session/session-context.ts';

/**
 * Selects from the running machine. Re-renders the component only when the result changes.
 * @param isSame comparison for selectors that return a new object each time; default `Object.is`
 */
export function useConfiguratorSelector<T>(
  select: (snapshot: ConfiguratorSnapshot) => T,
  isSame?: (left: T, right: T) => boolean,
): T {
  return useSelector(useSession().actor, select, isSame);
}

/** Compares two lists by their entries. */
export function hasSameEntries(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((entry, index) => Object.is(entry, right[index]));
}
