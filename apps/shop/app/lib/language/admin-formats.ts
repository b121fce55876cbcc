import { type Cents, formatCents } from 'configurator-core';
import { formatDayRange } from 'shop-backend/legal';
import { shop } from '#app/config/shop.ts';
import { formatDate, formatMoment } from '../formats/format-date.ts';
import type { AdminWording } from './admin-language.ts';

/** How the administration writes numbers, amounts and dates. */
export interface AdminFormats {
  /** BCP 47 tag, for components with their own formatting. */
  readonly locale: 'de-DE' | 'en-GB';
  readonly number: (value: number) => string;
  /** 0.25 as `25 %`. */
  readonly percent: (share: number) => string;
  readonly price: (amountCents: Cents) => string;
  /** Formats a moment (ISO 8601) or a calendar day as its day in Berlin. */
  readonly date: (iso: string) => string;
  /** Formats a moment (ISO 8601) as day and time in Berlin. */
  readonly moment: (iso: string) => string;
  /** Formats a range of calendar days, `8.–17. Dezember 2026`. */
  readonly days: (span: { from: string; to: string }) => string;
  /** Joins several items into one phrase. */
  readonly list: (parts: readonly string[]) => string;
}

function numbersOf(locale: AdminFormats['locale']): Pick<AdminFormats, 'locale' | 'number' | 'percent' | 'list'> {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const list = new Intl.ListFormat(locale);
  return { locale, number: number.format, percent: percent.format, list: (parts) => list.format(parts) };
}

// The month as a word: 04/05/2026 means different days in Britain and in the United States.
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/Berlin' });
const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

const span = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const german: AdminFormats = {
  ...numbersOf('de-DE'),
  price: (amountCents) => formatCents(amountCents, shop.locale),
  date: formatDate,
  moment: formatMoment,
  days: formatDayRange,
};

const english: AdminFormats = {
  ...numbersOf('en-GB'),
  price: (amountCents) => formatCents(amountCents, 'en-GB'),
  date: (iso) => day.format(new Date(iso)),
  moment: (iso) => moment.format(new Date(iso)),
  days: ({ from, to }) => span.formatRange(Date.parse(from), Date.parse(to)),
};

/** The formats by wording; quoted English keeps the German ones (ADM-NAV-08). */
export const adminFormats: Readonly<Record<AdminWording, AdminFormats>> = { de: german, en: english, quoted: german };
