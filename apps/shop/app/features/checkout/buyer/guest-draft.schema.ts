import { sessionTextStorage, type TextStorage } from '#app/lib/storage/text-storage.ts';
import { type GuestFormValues, parseGuestForm } from './guest-form.ts';
import { parseStoredGuestForm, readGuestForm } from './stored-guest.schema.ts';

const draftKey = 'guestInfoDraft';

/** Drafts that the browser could not store, kept until the page is closed. */
const memoryFallback = new WeakMap<TextStorage, string>();

/** Reads the draft of the guest form in this tab. Falls back to the last saved address. */
export function readGuestDraft(storage = sessionTextStorage): GuestFormValues {
  return parseStoredGuestForm(memoryFallback.get(storage) ?? storage.read(draftKey)) ?? readGuestForm();
}

/** Stores the draft, complete or not, until the tab is closed. */
export function writeGuestDraft(values: GuestFormValues, storage = sessionTextStorage): void {
  const text = JSON.stringify(values);
  if (storage.write(draftKey, text)) memoryFallback.delete(storage);
  else memoryFallback.set(storage, text);
}

/** Removes the draft. */
export function clearGuestDraft(storage = sessionTextStorage): void {
  memoryFallback.delete(storage);
  storage.remove(draftKey);
}

/** Returns the guest's address; null if the draft is incomplete. */
export function readCompleteAddress() {
  const parsed = parseGuestForm(readGuestDraft());
  return parsed.ok ? parsed.value : null;
}
