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

/** Columns of `profiles` that an order is delivered by. */
export const profileAddressColumns = 'first_name, last_name, phone, street, city, postal_code, country';

/**
 * The address of a profile row, by the rule the order function applies.
 * @returns null where something is missing or does not fit
 * @throws ZodError for a row of another shape
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
