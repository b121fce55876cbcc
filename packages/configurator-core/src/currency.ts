/** An ISO 4217 code: `EUR`, `JPY`. */
export type Currency = string;

/** The currency of a template that names none. */
export const DEFAULT_CURRENCY: Currency = 'EUR';

/**
 * Decimals of the currencies that do not have two, from ISO 4217. Not from `Intl`: its data differ between versions and
 * from the standard (it has no decimals for HUF and IDR), and a charge must not depend on the machine.
 */
const otherDigits: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/** Returns the number of decimals of a currency: 2 for EUR, 0 for JPY, 3 for KWD. */
export function currencyDigits(currency: Currency): number {
  return [0, 3, 4].find((digits) => otherDigits[digits]?.includes(currency)) ?? 2;
}

/** Returns the minor units in one unit of a currency: 100 for EUR, 1 for JPY, 1000 for KWD. */
export function minorUnits(currency: Currency): number {
  return 10 ** currencyDigits(currency);
}

/** Returns the currency of amounts as it is stored with them: nothing if it is EUR. */
export function namedCurrency({ currency }: { readonly currency?: Currency }): { readonly currency?: Currency } {
  return currency && currency !== DEFAULT_CURRENCY ? { currency } : {};
}

/** Returns the currency of a template's amounts. */
export function currencyOf({ currency }: { readonly currency?: Currency | null | undefined }): Currency {
  return currency ?? DEFAULT_CURRENCY;
}
