import {
  type Cents,
  err,
  type Field,
  formatNumberText,
  ok,
  parseNumberText,
  type Result,
  type TableRange,
} from 'configurator-core';
import type { Money } from '../store/money.ts';
import type { Entry } from './table-edits.ts';

/** Formats an amount without currency sign or grouping: `1234,50`. Empty without a price. */
export function writeAmountText(amount: Cents | null, money: Money): string {
  return amount === null ? '' : money.write(amount);
}

/**
 * Parses an amount: `1.234,50 €`, `1,234.50`, `1234.5`. An empty text is null.
 * @returns an error for anything else, for too many decimals and for more than 100,000,000 minor units
 */
export function readAmountText(text: string, money: Money): Result<Cents | null, null> {
  if (text.trim() === '') return ok(null);
  const amount = money.parse(text);
  return amount === undefined ? err(null) : ok(amount);
}

/** Formats an entry of an axis: `30–40`, or the label of an option. */
export function writeEntry(entry: Entry, field: Field | undefined, locale: string): string {
  if (typeof entry === 'string') {
    const label = field?.options.find(({ value }) => value === entry)?.label.trim();
    // A label shared by several options, or equal to another option's value, could not be parsed back.
    return label && field && readOption(label, field) === entry ? label : entry;
  }
  const { from, to } = entry;
  return from === to
    ? formatNumberText(from, locale)
    : `${formatNumberText(from, locale)}–${formatNumberText(to, locale)}`;
}

/** How the text of an axis entry is parsed. */
export interface EntryContext {
  readonly locale: string;
  readonly isRange: boolean;
  readonly field: Field | undefined;
  /** The entry before it, where `bis 60` starts. */
  readonly before: Entry | undefined;
}

const separators = /[-–—…]|\.\.\.?|bis|to/gi;
const upTo = /^(?:bis(?: zu)?|up to|to|max\.?|≤|<=)(.+)$/i;

/** Start of a range that names only its end: after the range before it, else at the field's minimum, or 0. */
function startBelow(to: number, { field, before }: EntryContext): number {
  const { min, step, integer } = field?.validationRules ?? {};
  if (before === undefined || typeof before === 'string') return Math.min(min ?? 0, to);
  return Number((before.to + (step ?? (integer === true ? 1 : 0))).toPrecision(12));
}

/**
 * Parses a range: `30–40`, `30 - 40 cm`, `30 bis 40`, a single number `40`, or only its end `bis 40`. Returns null for
 * anything else.
 */
export function readRange(text: string, context: EntryContext): TableRange | null {
  const unit = context.field?.additionalOptions.unit ?? null;
  const read = (part: string) => parseNumberText(part, context.locale, unit);
  const single = read(text);
  if (single !== undefined) return { from: single, to: single };
  const end = read(upTo.exec(text.trim())?.[1] ?? '');
  const ranges = [...text.matchAll(separators)].map((match) => ({
    from: read(text.slice(0, match.index)),
    to: read(text.slice(match.index + match[0].length)),
  }));
  if (end !== undefined) ranges.push({ from: startBelow(end, context), to: end });
  for (const { from, to } of ranges) {
    if (from !== undefined && to !== undefined) return from <= to ? { from, to } : null;
  }
  return null;
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

/** Parses an axis entry; null if it is invalid. */
export function readEntry(text: string, context: EntryContext): Entry | null {
  if (context.isRange) return readRange(text, context);
  return context.field ? readOption(text, context.field) : null;
}
