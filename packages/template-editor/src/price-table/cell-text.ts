import { type Cents, err, type Field, ok, parseEuroToCents, type Result, type TableRange } from 'configurator-core';
import type { Entry } from './table-edits.ts';

const number = String.raw`-?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?`;
const singleNumber = new RegExp(`^${number}$`, 'i');
const numberRange = new RegExp(String.raw`^(${number})\s*(?:[-–—…]|\.\.\.?|bis|to)\s*(${number})$`, 'i');
const spaces = /[\s\u00a0\u202f']/g;

/** Cache by locale: creating a number format takes longer than formatting all visible cells. */
const decimalSigns = new Map<string, string>();

/** Returns the decimal sign of a locale. */
function decimalSign(locale: string): string {
  const known = decimalSigns.get(locale);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  decimalSigns.set(locale, sign);
  return sign;
}

/** Formats cents in euros, without currency sign or grouping: `1234,50`. */
export function writeEuros(cents: Cents | null, locale: string): string {
  if (cents === null) return '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${decimalSign(locale)}${digits.slice(-2)}`;
}

/** Returns the digits with a decimal point and no grouping; null if the signs form no valid number. */
function withPoint(digits: string, locale: string): string | null {
  const signs = digits.replace(/[^.,]/g, '');
  const last = signs.at(-1);
  if (last === undefined) return digits;
  const isMixed = signs.includes('.') && signs.includes(',');
  const isThousands = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits);
  // A single sign before three digits groups them, unless it is the decimal sign of the language.
  if (!isMixed && isThousands && (signs.length > 1 || last !== decimalSign(locale))) return digits.replaceAll(last, '');
  const [whole = '', fraction = '', ...more] = digits.split(last);
  if (more.length > 0) return null;
  if (isMixed && !/^\d{1,3}(?:[.,]\d{3})*$/.test(whole)) return null;
  return `${whole.replace(/[.,]/g, '')}.${fraction}`;
}

/**
 * Parses an amount in euros: `1.234,50 €`, `1,234.50`, `1234.5`. An empty text is null.
 * @param locale decides what `1.234` means
 * @returns an error for anything else, for more than two decimals and for more than a million euros
 */
export function readEuros(text: string, locale: string): Result<Cents | null, null> {
  const bare = text.replace(spaces, '').replace('−', '-');
  if (bare === '') return ok(null);
  const [, sign = '', digits = ''] = /^([+-]?)(?:€|EUR)?([\d.,]+)(?:€|EUR)?$/i.exec(bare) ?? [];
  const plain = digits === '' ? null : withPoint(digits, locale);
  if (plain === null || !/^\d*(?:\.\d{0,2})?$/.test(plain)) return err(null);
  const cents = parseEuroToCents(`${sign}${plain}`);
  return cents === null ? err(null) : ok(cents + 0);
}

/** Formats a number of a range at its stored precision. */
function writeNumber(value: number, locale: string): string {
  return String(value).replace('.', decimalSign(locale));
}

function readNumber(text: string): number {
  return Number(text.replace(',', '.'));
}

/** Formats an entry of an axis: `30–40`, or the label of an option. */
export function writeEntry(entry: Entry, field: Field | undefined, locale: string): string {
  if (typeof entry === 'string') {
    const label = field?.options.find(({ value }) => value === entry)?.label.trim();
    // A label shared by several options, or equal to another option's value, could not be parsed back.
    return label && field && readOption(label, field) === entry ? label : entry;
  }
  const { from, to } = entry;
  return from === to ? writeNumber(from, locale) : `${writeNumber(from, locale)}–${writeNumber(to, locale)}`;
}

/** Parses a range: `30–40`, `30 - 40`, `30 bis 40`, or a single number. Returns null for anything else. */
export function readRange(text: string): TableRange | null {
  const bare = text.trim();
  if (singleNumber.test(bare)) {
    const value = readNumber(bare);
    return Number.isFinite(value) ? { from: value, to: value } : null;
  }
  const match = numberRange.exec(bare);
  if (!match) return null;
  const [from, to] = [readNumber(match[1] ?? ''), readNumber(match[2] ?? '')];
  return Number.isFinite(from) && Number.isFinite(to) && from <= to ? { from, to } : null;
}

/** Finds an option by label or value; null if there is none, or several. */
function readOption(text: string, field: Field): string | null {
  const wanted = text.trim().toLowerCase();
  const named = field.options.filter(
    ({ label, value }) => label.trim().toLowerCase() === wanted || value.toLowerCase() === wanted,
  );
  const exact = named.find(({ value }) => value === text.trim());
  const [only, ...others] = named;
  return exact?.value ?? (only && others.length === 0 ? only.value : null);
}

/** Parses an axis entry of a field; null if it is invalid. */
export function readEntry(text: string, isRange: boolean, field: Field | undefined): Entry | null {
  if (isRange) return readRange(text);
  return field ? readOption(text, field) : null;
}
