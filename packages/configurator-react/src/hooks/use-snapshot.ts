import type { ConfiguratorSnapshot } from 'configurator-core/machine';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../session/session-context.ts';

/**
 * Reads the machine through a selector and renders again only when the result is not the same any more.
 * @param isSame for selectors that build their result anew; `Object.is` unless told
 */
export function useSnapshot<T>(
  select: (snapshot: ConfiguratorSnapshot) => T,
  isSame: (left: T, right: T) => boolean = Object.is,
): T {
  const { actor } = useSession();
  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = actor.subscribe(notify);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const read = useMemo(() => {
    let kept: { readonly value: T } | null = null;
    return () => {
      const value = select(actor.getSnapshot());
      if (kept === null || !isSame(kept.value, value)) kept = { value };
      return kept.value;
    };
  }, [actor, select, isSame]);
  return useSyncExternalStore(subscribe, read, read);
}
