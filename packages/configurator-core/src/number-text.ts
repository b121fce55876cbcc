import { type Currency, currencyDigits, DEFAULT_CURRENCY, minorUnits } from './currency.ts';
import { type Cents, currencySign, parseMoney } from './money.ts';

/** Decimal signs by language. German and English are known without creating an `Intl` format, which is slow. */
const decimalSigns = new Map([
  ['de', ','],
  ['de-DE', ','],
  ['en', '.'],
]);

/** Returns the decimal sign of a language when written with ASCII digits. */
function decimalSignOf(language: string): string {
  let sign = decimalSigns.get(language);
  if (sign === undefined) {
    const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(0.5);
    sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
    decimalSigns.set(language, sign);
  }
  return sign;
}

/** Returns the value of a decimal digit of any script: the digits of a script are ten successive code points. */
function digitValue(digit: string): string {
  const code = Number(digit.codePointAt(0));
  let count = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - count - 1))) count += 1;
  return String(count % 10);
}

/** Rewrites digits, signs and spaces of any script in ASCII and removes invisible direction marks. */
function plainText(text: string, decimalSign: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/(?!\d)\p{Nd}/gu, digitValue)
    .replaceAll('\u066b', decimalSign)
    .replace(/[\s\u066c]/g, ' ')
    .replaceAll('\u2212', '-')
    .replaceAll('’', "'")
    .trim()
    .toLowerCase();
}

/** Groups of thousands, with the sign between them. */
const grouped = /^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*$/;

/** Returns the digits with a decimal point and no grouping; undefined if the signs form no number. */
function withPoint(digits: string, decimalSign: string): string | undefined {
  const thousands = grouped.exec(digits)?.[1];
  if (thousands !== undefined && (thousands !== decimalSign || digits.split(thousands).length > 2)) {
    return digits.replaceAll(thousands, '');
  }
  const [, whole = '', sign = '', fraction = ''] = /^(.*?)(?:([.,])(\d*))?$/.exec(digits) ?? [];
  // The sign groups three digits, but the digits before it form no group.
  if (sign !== decimalSign && fraction.length === 3 && /^[1-9][\d' ]*$/.test(whole)) return undefined;
  const inner = grouped.exec(whole)?.[1] ?? sign;
  const text = `${inner === sign ? whole : whole.replaceAll(inner, '')}.${fraction}`;
  return /^\d*\.\d*$/.test(text) && text !== '.' ? text : undefined;
}

/**
 * Parses a number as people type, paste or import it: `2,5`, `1.250,5`, `1 250`, `12 cm`. A sign before exactly three
 * digits groups thousands, unless it is the decimal sign of the language or the number starts with 0: `1.250` is 1250 in
 * German and 1.25 in English. `parseNumber` parses stored numbers.
 * @param language BCP 47
 * @param unit accepted before or after the number
 * @returns undefined if the text is empty, ambiguous or not a number
 */
export function parseNumberText(text: string, language: string, unit: string | null = null): number | undefined {
  const decimalSign = decimalSignOf(language);
  const typed = plainText(text, decimalSign);
  const minus = typed.startsWith('-') ? '-' : '';
  let digits = typed.replace(/^[+-]/, '').trim();
  const written = unit === null ? '' : plainText(unit, decimalSign);
  if (written !== '' && digits.endsWith(written)) digits = digits.slice(0, -written.length).trim();
  else if (written !== '' && digits.startsWith(written)) digits = digits.slice(written.length).trim();
  const number = Number(minus + (withPoint(digits, decimalSign) ?? 'x'));
  // `+ 0` turns -0 into 0, because both must be the same value.
  return Number.isFinite(number) ? number + 0 : undefined;
}

/** Returns all digits of a finite number without an exponent. */
function withoutExponent(value: number): string {
  const [, minus = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e(.+))?$/.exec(String(value)) ?? [];
  const point = whole.length + Number(exponent);
  const digits = (whole + fraction)
    .padStart(whole.length + fraction.length + Math.max(0, 1 - point), '0')
    .padEnd(point, '0');
  const at = Math.max(1, point);
  return `${minus}${digits.slice(0, at)}.${digits.slice(at)}`.replace(/\.$/, '');
}

/**
 * Formats a number for an input: with the decimal sign of the language, ASCII digits and no grouping. `parseNumberText`
 * parses it back exactly. Empty unless finite.
 */
export function formatNumberText(value: number | null | undefined, language: string): string {
  return Number.isFinite(value) ? withoutExponent(Number(value)).replace('.', decimalSignOf(language)) : '';
}

/**
 * Parses an amount of a currency as people write it: `14,90`, `1.250,50 €`, `EUR 7`, `¥ 1200`.
 * @param language BCP 47
 * @returns undefined if it is not a number, has more decimals than the currency, or exceeds 100,000,000 minor units
 */
export function parseMoneyText(text: string, currency: Currency, language: string): Cents | undefined {
  const amount =
    parseNumberText(text, language, currencySign(currency, language)) ??
    parseNumberText(text, language, currencySign(currency, language, 'narrowSymbol')) ??
    parseNumberText(text, language, currency);
  const minor = parseMoney(amount, currency);
  return minor !== null && minor / minorUnits(currency) === amount ? minor : undefined;
}

/** Formats an amount for an input, in whole units without sign or grouping: `1234,50`. Inverse of `parseMoneyText`. */
export function formatMoneyText(amount: Cents, currency: Currency, language: string): string {
  const decimals = currencyDigits(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals === 0 ? '' : `${decimalSignOf(language)}${digits.slice(-decimals)}`;
  return `${amount < 0 ? '-' : ''}${whole}${fraction}`;
}

/**
 * Parses an amount in euros as people write it: `14,90`, `1.250,50 €`, `EUR 7`.
 * @param language BCP 47
 * @returns undefined if it is not a number, has more than two decimals or exceeds a million euros
 */
export function parseEuroText(text: string, language: string): Cents | undefined {
  return parseMoneyText(text, DEFAULT_CURRENCY, language);
}

/** Formats cents for an input, in euros without currency sign or grouping: `1234,50`. Inverse of `parseEuroText`. */
export function formatEuroText(cents: Cents, language: string): string {
  return formatMoneyText(cents, DEFAULT_CURRENCY, language);
}
