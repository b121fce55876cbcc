import { findDeliveryCountry } from 'shop-backend/contracts';
import * as z from 'zod/mini';
import { localTextStorage, parseStoredJson } from '#app/lib/storage/text-storage.ts';
import { emptyGuestForm, type GuestFormValues } from './guest-form.ts';

/** Key of the guest's address in the browser's storage. */
export const guestInfoStorageKey = 'guestInfo';

const text = z.string().check(z.maxLength(300));

const storedFormSchema = z.partial(
  z.object({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    street: text,
    postalCode: text,
    city: text,
    country: text,
  }),
);

/** What the guest entered last; the empty form where nothing readable is stored. */
export function readGuestForm(storage = localTextStorage): GuestFormValues {
  return parseStoredGuestForm(storage.read(guestInfoStorageKey)) ?? emptyGuestForm;
}

/** Parses a stored guest form; null if it is not readable. */
export function parseStoredGuestForm(text: string | null): GuestFormValues | null {
  const parsed = storedFormSchema.safeParse(parseStoredJson(text));
  if (!parsed.success) return null;
  const form = { ...emptyGuestForm, ...parsed.data };
  return findDeliveryCountry(form.country) ? form : { ...form, country: emptyGuestForm.country };
}

/** Keeps the guest's address. False when the browser refuses. */
export function writeGuestForm(values: GuestFormValues, storage = localTextStorage): boolean {
  return storage.write(guestInfoStorageKey, JSON.stringify(values));
}

/** Forgets the guest's address. */
export function clearGuestForm(storage = localTextStorage): void {
  storage.remove(guestInfoStorageKey);
}
