/** An amount of money in whole EUR cents, gross. */
export type Cents = number;

/** The base price where a host passes none: 99,00 €. */
export const DEFAULT_BASE_PRICE_CENTS: Cents = 9900;

/**
 * Checks a base price that a host passes.
 * @returns `DEFAULT_BASE_PRICE_CENTS` for null and undefined
 * @throws RangeError for anything but a whole number of cents from 0
 */
export function checkBasePrice(cents: Cents | null | undefined): Cents {
  if (cents === null || cents === undefined) return DEFAULT_BASE_PRICE_CENTS;
  if (Number.isSafeInteger(cents) && cents >= 0) return cents + 0;
  const given = typeof cents === 'object' ? 'an object' : String(cents);
  throw new RangeError(`The base price must be a whole number of cents from 0, not ${given}.`);
}

/** No amount on the wire is larger than a million euros, so that sums stay exact. */
const MAX_CENTS = 100_000_000;

const decimalText = /^([+-]?)(\d{0,12})(?:[.,](\d{0,20}))?$/;
const formats = new Map<string, Intl.NumberFormat>();

/**
 * As `Intl.NumberFormat` writes it in German. Making the first format of a page takes 13 ms, more than all else it does
 * before its first picture; this takes none.
 */
function germanPrice(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const euros = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${cents < 0 ? '-' : ''}${euros},${digits.slice(-2)}\u00a0€`;
}

/** Writes cents as a price: `9900` is `99,00 €` in German (with the no-break space of Intl before the sign). */
export function formatCents(cents: Cents, locale = 'de-DE'): string {
  if (locale === 'de-DE' && Number.isSafeInteger(cents)) return germanPrice(cents);
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    formats.set(locale, format);
  }
  return format.format(cents / 100);
}

/** @param amount a decimal number as text, of any precision */
function centsOfText(amount: string): Cents | null {
  const match = decimalText.exec(amount.trim());
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const third = fraction.charCodeAt(2);
  const cents = Number(whole) * 100 + Number(`${fraction}00`.slice(0, 2)) + (third >= 53 ? 1 : 0);
  if (cents > MAX_CENTS) return null;
  return sign === '-' && cents > 0 ? -cents : cents;
}

/**
 * Reads a decimal euro amount (`8`, `8.5`, `"8.00"`, `"8,50"`) as cents without a floating-point step, rounded half up.
 * @returns null for anything that is no such amount or lies beyond a million euros
 */
export function parseEuroToCents(amount: unknown): Cents | null {
  if (typeof amount === 'number') {
    // Almost every number is exactly so many cents; only the others need their digits looked at.
    const cents = Math.round(amount * 100);
    if (cents / 100 === amount && Math.abs(cents) <= MAX_CENTS) return cents + 0;
  } else if (typeof amount !== 'string') return null;
  return centsOfText(String(amount));
}
