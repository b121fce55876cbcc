/** An amount of money in whole EUR cents, gross. */
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

/** Formats cents as a price: `9900` is `99,00 €` in German (with Intl's no-break space before the sign). */
export function formatCents(cents: Cents, locale = 'de-DE'): string {
  if (locale === 'de-DE' && Number.isSafeInteger(cents)) return germanPrice(cents);
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    formats.set(locale, format);
  }
  return format.format(cents / 100);
}

/** Parses an amount to cents. @param amount a decimal number as text, of any precision */
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
 * Parses a decimal euro amount (`8`, `8.5`, `"8.00"`, `"8,50"`) to cents without floating-point error, rounded half up.
 * @returns null if it is not such an amount, or above a million euros
 */
export function parseEuroToCents(amount: unknown): Cents | null {
  if (typeof amount === 'number') {
    // Fast path: almost every number is an exact amount of cents. Others are parsed from their digits.
    const cents = Math.round(amount * 100);
    if (cents / 100 === amount && Math.abs(cents) <= MAX_CENTS) return cents + 0;
  } else if (typeof amount !== 'string') return null;
  return centsOfText(String(amount));
}
