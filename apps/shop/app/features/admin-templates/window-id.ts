import { isRowId } from '#app/lib/checks/is-row-id.ts';
import { sessionTextStorage, type TextStorage } from '#app/lib/storage/text-storage.ts';

const key = 'form-template-window';

/**
 * Returns the id of a window. A reload keeps it, so that the window keeps its lease on the open template. The id is not
 * in the storage while the page is open, because a duplicated tab would copy it.
 */
export function startWindowId(page: Pick<Window, 'addEventListener'>, storage: TextStorage): string {
  const kept = storage.read(key);
  const id = kept !== null && isRowId(kept) ? kept : crypto.randomUUID();
  storage.remove(key);
  page.addEventListener('pagehide', () => storage.write(key, id));
  page.addEventListener('pageshow', () => storage.remove(key));
  return id;
}

let current: string | undefined;

/** Returns the id of this browser window, for leases on templates. */
export function windowId(): string {
  current ??= startWindowId(window, sessionTextStorage);
  return current;
}
