/** A country the shop delivers to. `name` is what profiles, guest info and orders store. */
export interface DeliveryCountry {
  /** ISO 3166-1 alpha-2 */
  readonly code: string;
  readonly name: string;
  readonly postalCodePattern: RegExp;
  /** Shown beside a rejected postal code. */
  readonly postalCodeExample: string;
}

/** The ten delivery countries; the first is the default. */
export const deliveryCountries: readonly DeliveryCountry[] = [
  { code: 'DE', name: 'Deutschland', postalCodePattern: /^\d{5}$/, postalCodeExample: '10115' },
  { code: 'AT', name: 'Österreich', postalCodePattern: /^\d{4}$/, postalCodeExample: '1010' },
  { code: 'CH', name: 'Schweiz', postalCodePattern: /^\d{4}$/, postalCodeExample: '8001' },
  { code: 'FR', name: 'Frankreich', postalCodePattern: /^\d{5}$/, postalCodeExample: '75001' },
  { code: 'BE', name: 'Belgien', postalCodePattern: /^\d{4}$/, postalCodeExample: '1000' },
  { code: 'NL', name: 'Niederlande', postalCodePattern: /^\d{4} ?[A-Za-z]{2}$/, postalCodeExample: '1012 AB' },
  { code: 'LU', name: 'Luxemburg', postalCodePattern: /^(L-)?\d{4}$/, postalCodeExample: '1111' },
  { code: 'DK', name: 'Dänemark', postalCodePattern: /^\d{4}$/, postalCodeExample: '1050' },
  { code: 'IT', name: 'Italien', postalCodePattern: /^\d{5}$/, postalCodeExample: '00118' },
  { code: 'ES', name: 'Spanien', postalCodePattern: /^\d{5}$/, postalCodeExample: '28001' },
];

/** Returns the delivery country with this name, or undefined if the shop does not deliver there. */
export function findDeliveryCountry(name: string): DeliveryCountry | undefined {
  return deliveryCountries.find((country) => country.name === name.trim());
}

/** Whether the postal code has its country's format; false for a country without delivery. */
export function isPostalCodeOf(countryName: string, postalCode: string): boolean {
  return findDeliveryCountry(countryName)?.postalCodePattern.test(postalCode.trim()) ?? false;
}
