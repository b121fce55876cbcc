/** Text stored by key in the browser. Never throws, even if the storage is blocked or full. */
export interface TextStorage {
  /** The stored text; null if there is none or the storage is blocked. */
  readonly read: (key: string) => string | null;
  /** Stores a text. Returns false if the browser refuses; callers then continue in memory and notify the visitor. */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
}

/**
 * Wraps a browser storage.
 * @param open called for each access; may throw, as `window.localStorage` does if storage is blocked
 */
export function textStorage(open: () => Storage | undefined): TextStorage {
  return {
    read: (key) => attempt(() => open()?.getItem(key) ?? null, null),
    write: (key, text) =>
      attempt(() => {
        const storage = open();
        storage?.setItem(key, text);
        return storage !== undefined;
      }, false),
    remove: (key) => attempt(() => open()?.removeItem(key), undefined),
  };
}

/** Local storage of this browser. On the server it is empty and stores nothing. */
export const localTextStorage = textStorage(() => (typeof window === 'undefined' ? undefined : window.localStorage));

/** Session storage of this tab. On the server it is empty and stores nothing. */
export const sessionTextStorage = textStorage(() =>
  typeof window === 'undefined' ? undefined : window.sessionStorage,
);

/** Whether the browser blocks the storage. A browser that blocks the shop's cookies blocks the storage too. */
export function isStorageBlocked(): boolean {
  return attempt(() => window.localStorage === null, true);
}

/** Parses stored text as JSON; undefined if that fails. */
export function parseStoredJson(text: string | null): unknown {
  if (text === null) return undefined;
  return attempt<unknown>(() => JSON.parse(text), undefined);
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
