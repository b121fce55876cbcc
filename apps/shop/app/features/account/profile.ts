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
