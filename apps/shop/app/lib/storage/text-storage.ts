/** Text kept by key in the browser. Nothing here throws: a browser may block its storage, or it may be full. */
export interface TextStorage {
  /** The stored text; null where there is none or the browser does not give it. */
  readonly read: (key: string) => string | null;
  /** Stores a text. False when the browser refused: the caller goes on in memory and says so. */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
}

/**
 * Wraps a browser storage.
 * @param open is asked each time; it may throw, as `window.localStorage` does where storage is blocked
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

/** The local storage of this browser; on the server it is empty and keeps nothing. */
export const localTextStorage = textStorage(() => (typeof window === 'undefined' ? undefined : window.localStorage));

/** The storage of this tab, which ends with it; on the server it is empty and keeps nothing. */
export const sessionTextStorage = textStorage(() =>
  typeof window === 'undefined' ? undefined : window.sessionStorage,
);

/** Whether this browser keeps nothing for the shop: one that refuses its cookies refuses the access to its storage. */
export function isStorageBlocked(): boolean {
  return attempt(() => window.localStorage === null, true);
}

/** Reads stored text as JSON; undefined where it is none. */
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
