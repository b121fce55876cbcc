import { type Currency, currencyDigits, DEFAULT_CURRENCY, minorUnits } from './currency.ts';

/** An amount of money in whole minor units of its currency, gross: cents of EUR, yen of JPY, fils of KWD. */
export type Cents = number;

/** The default base price: 99,00 €. */
export const DEFAULT_BASE_PRICE_CENTS: Cents = 9900;

/**
 * Validates a base price from the host.
 * @returns `DEFAULT_BASE_PRICE_CENTS` for null and undefined
 * @throws RangeError if it is not a whole number of cents, or negative
 */
export function checkBasePrice(cents: Cents | null | undefined): Cents {
  if (cents === null || cents === undefined) return DEFAULT_BASE_PRICE_CENTS;
  if (Number.isSafeInteger(cents) && cents >= 0) return cents + 0;
  const given = typeof cents === 'object' ? 'an object' : String(cents);
  throw new RangeError(`The base price must be a whole number of cents from 0, not ${given}.`);
}

/** Maximum amount of the wire format: a million euros, so that sums stay exact. */
const MAX_CENTS = 100_000_000;

/** Most decimals of a rate in minor units. */
const RATE_DECIMALS = 4;

const decimalText = /^([+-]?)(\d{0,12})(?:[.,](\d{0,20}))?$/;
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats like `Intl.NumberFormat` in German. Creating the first `Intl` format of a page takes 13 ms, more than all its
 * other work before the first paint. This function avoids it.
 */
function germanPrice(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const euros = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${cents < 0 ? '-' : ''}${euros},${digits.slice(-2)}\u00a0€`;
}

/** Returns the format of amounts with the decimals of their currency, or with more. */
function formatOf(
  currency: Currency,
  locale: string,
  decimals: number,
  currencyDisplay: 'symbol' | 'narrowSymbol' = 'symbol',
): Intl.NumberFormat {
  const key = `${locale} ${currency} ${decimals} ${currencyDisplay}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      minimumFractionDigits: currencyDigits(currency),
      maximumFractionDigits: decimals,
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * Formats an amount of a currency: 9900 is `99,00 €` for EUR and `9.900 ¥` for JPY in German (with Intl's no-break space
 * before the sign).
 * @param amount minor units
 * @param locale BCP 47; default German
 */
export function formatMoney(amount: Cents, currency: Currency, locale = 'de-DE'): string {
  if (locale === 'de-DE' && currency === DEFAULT_CURRENCY && Number.isSafeInteger(amount)) return germanPrice(amount);
  return formatOf(currency, locale, currencyDigits(currency)).format(amount / minorUnits(currency));
}

/** Formats a rate, which may have fractions of a minor unit: `0,125 €`. At most four decimals of a minor unit. */
export function formatRate(rate: number, currency: Currency, locale: string): string {
  return formatOf(currency, locale, currencyDigits(currency) + RATE_DECIMALS).format(rate / minorUnits(currency));
}

/** Formats euro cents as a price: `9900` is `99,00 €` in German (with Intl's no-break space before the sign). */
export function formatCents(cents: Cents, locale?: string): string {
  return formatMoney(cents, DEFAULT_CURRENCY, locale);
}

/**
 * Returns the sign of a currency: `€`, `¥`, `KWD`.
 * @param display `narrowSymbol`: the sign that people write at home, `¥` where `symbol` is `JP¥`
 */
export function currencySign(currency: Currency, locale: string, display?: 'symbol' | 'narrowSymbol'): string {
  if (currency === DEFAULT_CURRENCY) return '€';
  const parts = formatOf(currency, locale, currencyDigits(currency), display).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Parses an amount to minor units. @param amount a decimal number as text, of any precision */
function amountOfText(amount: string, digits: number): Cents | null {
  const match = decimalText.exec(amount.trim());
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const rounding = fraction.charCodeAt(digits);
  const minor = Number(`${whole}${fraction.padEnd(digits, '0').slice(0, digits)}`) + (rounding >= 53 ? 1 : 0);
  if (minor > MAX_CENTS) return null;
  return sign === '-' && minor > 0 ? -minor : minor;
}

/**
 * Parses a decimal amount in whole units of a currency (`8`, `8.5`, `"8.00"`, `"8,50"`) to minor units without
 * floating-point error, rounded half up.
 * @returns null if it is not such an amount, or above 100,000,000 minor units
 */
export function parseMoney(amount: unknown, currency: Currency): Cents | null {
  if (typeof amount === 'number') {
    // Fast path: almost every number is an exact amount. Others are parsed from their digits.
    const scale = minorUnits(currency);
    const minor = Math.round(amount * scale);
    if (minor / scale === amount && Math.abs(minor) <= MAX_CENTS) return minor + 0;
  } else if (typeof amount !== 'string') return null;
  return amountOfText(String(amount), currencyDigits(currency));
}

/**
 * Parses a decimal euro amount (`8`, `8.5`, `"8.00"`, `"8,50"`) to cents without floating-point error, rounded half up.
 * @returns null if it is not such an amount, or above a million euros
 */
export function parseEuroToCents(amount: unknown): Cents | null {
  return parseMoney(amount, DEFAULT_CURRENCY);
}
