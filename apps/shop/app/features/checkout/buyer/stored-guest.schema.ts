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

/** Reads the last saved guest form. Returns the empty form if none is stored or it is invalid. */
export function readGuestForm(storage = localTextStorage): GuestFormValues {
  return parseStoredGuestForm(storage.read(guestInfoStorageKey)) ?? emptyGuestForm;
}

/** Parses a stored guest form. Returns null if it is invalid. */
export function parseStoredGuestForm(text: string | null): GuestFormValues | null {
  const parsed = storedFormSchema.safeParse(parseStoredJson(text));
  if (!parsed.success) return null;
  const form = { ...emptyGuestForm, ...parsed.data };
  return findDeliveryCountry(form.country) ? form : { ...form, country: emptyGuestForm.country };
}

/** Stores the guest's address. Returns false if the browser cannot store it. */
export function writeGuestForm(values: GuestFormValues, storage = localTextStorage): boolean {
  return storage.write(guestInfoStorageKey, JSON.stringify(values));
}

/** Removes the stored guest's address. */
export function clearGuestForm(storage = localTextStorage): void {
  storage.remove(guestInfoStorageKey);
}
