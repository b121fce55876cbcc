import { localTextStorage } from '#app/lib/storage/text-storage.ts';

/** Key of the local order summary in the browser's storage. */
export const lastOrderStorageKey = 'lastOrder';

/** Whether a local order summary is stored. Does not parse it, so no schema library is loaded. */
export function isLastOrderStored(storage = localTextStorage): boolean {
  return storage.read(lastOrderStorageKey) !== null;
}
