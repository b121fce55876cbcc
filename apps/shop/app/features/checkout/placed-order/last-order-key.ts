import { localTextStorage } from '#app/lib/storage/text-storage.ts';

/** Key of the local order summary in the browser's storage. */
export const lastOrderStorageKey = 'lastOrder';

/** Whether this browser keeps a local order summary, unread. Costs no script, unlike reading it. */
export function isLastOrderStored(storage = localTextStorage): boolean {
  return storage.read(lastOrderStorageKey) !== null;
}
