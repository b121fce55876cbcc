import { useSyncExternalStore } from 'react';

const noChanges = () => () => undefined;

/**
 * False on the server and until the page is hydrated. Disable the submit button until then: a native submit would lose
 * the entries and put them into the URL.
 */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
}
