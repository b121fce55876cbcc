import { sessionTextStorage, type TextStorage } from '#app/lib/storage/text-storage.ts';
import { type GuestFormValues, parseGuestForm } from './guest-form.ts';
import { parseStoredGuestForm, readGuestForm } from './stored-guest.schema.ts';

const draftKey = 'guestInfoDraft';

/** Drafts that a browser refused to store; they last as long as the page. */
const unstored = new WeakMap<TextStorage, string>();

/** Reads what was typed into the guest form in this tab; else the address that was entered last. */
export function readGuestDraft(storage = sessionTextStorage): GuestFormValues {
  return parseStoredGuestForm(unstored.get(storage) ?? storage.read(draftKey)) ?? readGuestForm();
}

/** Stores what is typed, complete or not, until the tab is closed. */
export function writeGuestDraft(values: GuestFormValues, storage = sessionTextStorage): void {
  const text = JSON.stringify(values);
  if (storage.write(draftKey, text)) unstored.delete(storage);
  else unstored.set(storage, text);
}

/** Forgets what was typed. */
export function clearGuestDraft(storage = sessionTextStorage): void {
  unstored.delete(storage);
  storage.remove(draftKey);
}

/** The guest's address, if what was typed is complete. */
export function readCompleteAddress() {
  const parsed = parseGuestForm(readGuestDraft());
  return parsed.ok ? parsed.value : null;
}
