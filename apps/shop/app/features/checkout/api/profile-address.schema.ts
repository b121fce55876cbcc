import { type GuestInfo, guestInfoSchema } from 'shop-backend/contracts';
import * as z from 'zod/mini';

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
 * @returns null if the address is incomplete or invalid
 * @throws ZodError if the row does not match the schema
 */
export function parseProfileAddress(row: unknown, email: string): GuestInfo | null {
  const profile = z.nullable(profileRowSchema).parse(row);
  if (profile === null) return null;
  const address = guestInfoSchema.safeParse({
    firstName: profile.first_name,
    lastName: profile.last_name,
    email,
    phone: profile.phone ?? '',
    street: profile.street ?? '',
    city: profile.city ?? '',
    postalCode: profile.postal_code ?? '',
    country: profile.country ?? '',
  });
  return address.success ? address.data : null;
}
