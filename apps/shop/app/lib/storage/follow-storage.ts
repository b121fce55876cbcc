/** The state of a store that keeps its contents as text in the local storage of the browser. */
interface StoredState {
  /** True if the browser did not store the latest contents. */
  readonly isMemoryOnly: boolean;
  /** Reads the stored contents. */
  readonly load: () => void;
}

/**
 * Loads a store, and loads it again whenever another page of this browser may have changed the stored text: after a
 * change in another tab, and when this page is restored from the back/forward cache, where it gets no storage events.
 * Contents that only this page has are kept then. Does nothing on the server.
 * @param key under which the store keeps its text
 */
export function followStorage(key: string, { getState }: { readonly getState: () => StoredState }): void {
  if (typeof window === 'undefined') return;
  getState().load();
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) getState().load();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !getState().isMemoryOnly) getState().load();
  });
}
