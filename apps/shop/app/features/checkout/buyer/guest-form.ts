import type { Result } from 'configurator-core';
import {
  deliveryCountries,
  findDeliveryCountry,
  type GuestInfo,
  guestInfoSchema,
  isPostalCodeOf,
} from 'shop-backend/contracts';

/** Name of a field of the guest form. */
export type GuestFieldName = keyof GuestInfo;

/** Form values as typed. */
export type GuestFormValues = Readonly<Record<GuestFieldName, string>>;

/** Error message for each invalid field. */
export type GuestFormIssues = Readonly<Partial<Record<GuestFieldName, string>>>;

/** Initial values of the form. The country is the first delivery country. */
export const emptyGuestForm: GuestFormValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
  postalCode: '',
  city: '',
  country: deliveryCountries[0]?.name ?? '',
};

const requiredMessages: Readonly<Partial<Record<GuestFieldName, string>>> = {
  firstName: 'Vorname ist erforderlich',
  lastName: 'Nachname ist erforderlich',
  email: 'E-Mail ist erforderlich',
  street: 'Straße und Hausnummer sind erforderlich',
  city: 'Stadt ist erforderlich',
  postalCode: 'Postleitzahl ist erforderlich',
  country: 'Land ist erforderlich',
};

/**
 * Validates the guest form by the same rule as the order function.
 * @returns the trimmed address, or all issues at once
 */
export function parseGuestForm(values: GuestFormValues): Result<GuestInfo, GuestFormIssues> {
  const parsed = guestInfoSchema.safeParse(values);
  if (parsed.success) return { ok: true, value: parsed.data };
  const issues: Partial<Record<GuestFieldName, string>> = {};
  for (const { path } of parsed.error.issues) {
    const name = path[0];
    if (isGuestFieldName(name)) issues[name] = messageFor(name, values);
  }
  // The rule across two fields runs only once each field is valid. This shows its error earlier.
  if (!issues.postalCode && findDeliveryCountry(values.country) && !isPostalCodeOf(values.country, values.postalCode)) {
    issues.postalCode = messageFor('postalCode', values);
  }
  return { ok: false, error: issues };
}

function messageFor(name: GuestFieldName, values: GuestFormValues): string {
  const required = requiredMessages[name];
  if (required && values[name].trim() === '') return required;
  if (name === 'email') return 'Ungültige E-Mail-Adresse';
  if (name === 'postalCode') {
    const country = findDeliveryCountry(values.country);
    return country
      ? `Ungültige Postleitzahl für ${country.name}, zum Beispiel ${country.postalCodeExample}`
      : 'Ungültige Postleitzahl';
  }
  if (name === 'country') return 'In dieses Land liefern wir nicht';
  return 'Diese Angabe ist zu lang';
}

function isGuestFieldName(name: unknown): name is GuestFieldName {
  return typeof name === 'string' && Object.hasOwn(emptyGuestForm, name);
}
