import { findDeliveryCountry, type GuestInfo, isPostalCodeOf } from 'shop-backend/contracts';

/** Name and address of a profile. Fields without a stored value are empty strings. */
type ProfileAddress = Pick<GuestInfo, 'firstName' | 'lastName' | 'street' | 'postalCode' | 'city' | 'country'>;

/**
 * Returns the form labels of the fields that an order requires and the profile lacks; `gültige Postleitzahl` for a code
 * in another format than its country's.
 */
export function missingForOrder(profile: ProfileAddress): readonly string[] {
  const needed = [
    ['Vorname', profile.firstName],
    ['Nachname', profile.lastName],
    ['Straße und Hausnummer', profile.street],
    ['Postleitzahl', profile.postalCode],
    ['Stadt', profile.city],
    ['Land', profile.country],
  ] as const;
  const empty = needed.filter(([, value]) => value.trim() === '').map(([label]) => label);
  return hasWrongPostalCode(profile) ? [...empty, 'gültige Postleitzahl'] : empty;
}

function hasWrongPostalCode({ country, postalCode }: ProfileAddress): boolean {
  const isComparable = postalCode.trim() !== '' && findDeliveryCountry(country) !== undefined;
  return isComparable && !isPostalCodeOf(country, postalCode);
}
