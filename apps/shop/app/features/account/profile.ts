/** Name and address of a user; empty texts where nothing is stored. */
export interface Profile {
  firstName: string;
  lastName: string;
  phone: string;
  street: string;
  postalCode: string;
  city: string;
  /** Name of a delivery country. */
  country: string;
}

/** A further address a customer keeps. */
export interface SavedAddress {
  id: string;
  /** What the customer calls it, for example 'Büro'. */
  label: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
}

/** What an order needs and the profile does not have yet, in the words of its form. */
export function missingForOrder(profile: Profile): readonly string[] {
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
