import { useSyncExternalStore } from 'react';

/** Below the shop's breakpoint of 768 px. */
const query = '(max-width: 47.99rem)';

function watch(notify: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
}

/** Whether the page is as narrow as on a phone. False on the server. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
}
