import { findDeliveryCountry, isPostalCodeOf } from 'shop-backend/contracts';
import { z } from 'zod';
import type { Profile, SavedAddress } from './profile.ts';

const text = (maxLength: number) => z.string().trim().max(maxLength, 'Diese Angabe ist zu lang');
const required = (message: string, maxLength: number) => text(maxLength).min(1, message);

interface PostalAddress {
  country: string;
  postalCode: string;
}

/** Whether the postal code is empty or has the format of its country. */
function fitsCountry({ country, postalCode }: PostalAddress): boolean {
  return postalCode === '' || findDeliveryCountry(country) === undefined || isPostalCodeOf(country, postalCode);
}

const postalCodeIssue = {
  path: ['postalCode'],
  error: ({ input }: { input?: unknown }) => {
    const country = z.object({ country: z.string() }).safeParse(input).data?.country ?? '';
    const example = findDeliveryCountry(country)?.postalCodeExample;
    return `Ungültige Postleitzahl für ${country}, zum Beispiel ${example}`;
  },
};

/** The personal data. They can be saved incomplete and with any postal code; orders require more. */
export const profileFormSchema = z.object({
  firstName: text(100),
  lastName: text(100),
  phone: text(50),
  street: text(200),
  postalCode: text(12),
  city: text(100),
  country: text(60),
});

/** A further address. All fields are required. */
export const addressFormSchema = z
  .object({
    label: required('Bezeichnung ist erforderlich', 60),
    street: required('Straße und Hausnummer sind erforderlich', 200),
    postalCode: required('Postleitzahl ist erforderlich', 12),
    city: required('Stadt ist erforderlich', 100),
    country: required('Land ist erforderlich', 60),
  })
  .refine(fitsCountry, postalCodeIssue);

export type AddressForm = z.infer<typeof addressFormSchema>;

const stored = z
  .string()
  .nullable()
  .transform((value) => value ?? '');

/** A row of `profiles`; the country defaults to Deutschland. */
export const profileRowSchema = z
  .object({
    first_name: z.string(),
    last_name: z.string(),
    phone: stored,
    street: stored,
    city: stored,
    postal_code: stored,
    country: stored,
  })
  .transform(
    (row): Profile => ({
      firstName: row.first_name,
      lastName: row.last_name,
      phone: row.phone,
      street: row.street,
      postalCode: row.postal_code,
      city: row.city,
      country: row.country === '' ? 'Deutschland' : row.country,
    }),
  );

/** Rows of `delivery_addresses`. */
export const addressRowsSchema = z.array(
  z
    .object({
      id: z.guid(),
      label: z.string(),
      street: z.string(),
      postal_code: z.string(),
      city: z.string(),
      country: z.string(),
    })
    .transform(({ postal_code, ...row }): SavedAddress => ({ ...row, postalCode: postal_code })),
);
