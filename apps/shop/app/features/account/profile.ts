/** Name and address of a user. Fields without a stored value are empty strings. */
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

const addressFields = ['street', 'postalCode', 'city', 'country'] as const;
const profileFields = ['firstName', 'lastName', 'phone', ...addressFields] as const;

/**
 * Returns the fields that were changed, so that a save does not undo what another tab stored in the others. The address
 * is one value: parts of two addresses would be an address that does not exist.
 */
export function profileChanges(shown: Partial<Profile>, entered: Profile): Partial<Profile> {
  const changed = (name: keyof Profile) => shown[name]?.trim() !== entered[name];
  const isMoved = addressFields.some(changed);
  const isAddress = (name: keyof Profile) => addressFields.some((field) => field === name);
  return Object.fromEntries(
    profileFields.filter((name) => (isAddress(name) ? isMoved : changed(name))).map((name) => [name, entered[name]]),
  );
}

/** A further address saved by a customer. */
export interface SavedAddress {
  id: string;
  /** Name given by the customer, for example 'Büro'. */
  label: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
}
