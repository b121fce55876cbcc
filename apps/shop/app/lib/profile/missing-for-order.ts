import type { GuestInfo } from 'shop-backend/contracts';

/** Name and address of a profile. Fields without a stored value are empty strings. */
type ProfileAddress = Pick<GuestInfo, 'firstName' | 'lastName' | 'street' | 'postalCode' | 'city' | 'country'>;

/** Returns the form labels of the fields that an order requires and the profile lacks. */
export function missingForOrder(profile: ProfileAddress): readonly string[] {
  const needed = [
    ['Vorname', profile.firstName],
    ['Nachname', profile.lastName],
    ['Straße und Hausnummer', profile.street],
    ['Postleitzahl', profile.postalCode],
    ['Stadt', profile.city],
    ['Land', profile.country],
  ] as const;
  return needed.filter(([, value]) => value.trim() === '').map(([label]) => label);
}
