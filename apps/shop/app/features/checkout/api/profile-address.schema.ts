import type { Result } from 'configurator-core';
import { type GuestInfo, guestInfoSchema } from 'shop-backend/contracts';
import * as z from 'zod/mini';
import { missingForOrder } from '#app/lib/profile/missing-for-order.ts';

const text = z.nullable(z.string());

const profileRowSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  phone: text,
  street: text,
  city: text,
  postal_code: text,
  country: text,
});

/** Columns of `profiles` with the delivery address. */
export const profileAddressColumns = 'first_name, last_name, phone, street, city, postal_code, country';

/**
 * Parses the address of a profile row by the same rule as the order function.
 * @returns the address, or the labels of the missing fields: none if there is no profile or no delivery to the country
 * @throws ZodError if the row does not match the schema
 */
export function parseProfileAddress(row: unknown, email: string): Result<GuestInfo, readonly string[]> {
  const profile = z.nullable(profileRowSchema).parse(row);
  if (profile === null) return { ok: false, error: [] };
  const stored = {
    firstName: profile.first_name,
    lastName: profile.last_name,
    email,
    phone: profile.phone ?? '',
    street: profile.street ?? '',
    city: profile.city ?? '',
    postalCode: profile.postal_code ?? '',
    country: profile.country ?? '',
  };
  const address = guestInfoSchema.safeParse(stored);
  return address.success ? { ok: true, value: address.data } : { ok: false, error: missingForOrder(stored) };
}
