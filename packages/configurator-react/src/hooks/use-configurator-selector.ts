import { useSelector } from '@xstate/react';
import type { ConfiguratorSnapshot } from 'configurator-core/machine';
import { useSession } from '../session/session-context.ts';

/**
 * Reads the running machine. The component renders again only when the result changes.
 * @param isSame for selectors that return a new object each time; `Object.is` by default
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
