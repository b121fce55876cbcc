import * as z from 'zod/mini';
import { deliverableEmail, isEmail } from '../email.ts';
import { findDeliveryCountry, isPostalCodeOf } from './delivery-countries.ts';

const filledText = (maxLength: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength));

/** Delivery address of a guest, as stored with the order. All values are trimmed; only `phone` may be empty. */
export const guestInfoSchema = z
  .object({
    firstName: filledText(100),
    lastName: filledText(100),
    email: z.string().check(z.trim(), z.overwrite(deliverableEmail), z.refine(isEmail)),
    phone: z._default(z.string().check(z.trim(), z.maxLength(50)), ''),
    street: filledText(200),
    city: filledText(100),
    postalCode: filledText(12),
    country: filledText(60),
  })
  .check(z.refine(hasDeliveryCountry, { path: ['country'] }), z.refine(hasFittingPostalCode, { path: ['postalCode'] }));

export type GuestInfo = z.infer<typeof guestInfoSchema>;

function hasDeliveryCountry({ country }: { country: string }): boolean {
  return findDeliveryCountry(country) !== undefined;
}

/** True for an unknown country, which is an issue of its own. */
function hasFittingPostalCode({ country, postalCode }: { country: string; postalCode: string }): boolean {
  return findDeliveryCountry(country) === undefined || isPostalCodeOf(country, postalCode);
}
