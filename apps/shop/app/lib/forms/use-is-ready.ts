import { useSyncExternalStore } from 'react';

const noChanges = () => () => undefined;

/**
 * False on the server and until the page's script runs. A form whose button waits for it is never sent by the browser
 * itself, which would lose the entries and write them into the address.
 */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
}
