/** A value that can be watched; what `useSyncExternalStore` needs and no more. */
export interface Observable<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Calls back after each change; returns how to stop. */
  readonly subscribe: (notify: () => void) => () => void;
}

/** Starts with a value; setting the same value again notifies nobody. */
export function createObservable<T>(initial: T): Observable<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const notify of listeners) notify();
    },
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}
