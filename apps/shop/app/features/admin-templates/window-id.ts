import { isRowId } from '#app/lib/checks/is-row-id.ts';
import { sessionTextStorage, type TextStorage } from '#app/lib/storage/text-storage.ts';

const key = 'form-template-window';

/**
 * Starts the id of a window. A reload keeps it, so that the window still holds the template it had open. While the page
 * is open it is not in the storage, which a duplicated tab copies.
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

/** The id of this browser window, for leases on templates. */
export function windowId(): string {
  current ??= startWindowId(window, sessionTextStorage);
  return current;
}
