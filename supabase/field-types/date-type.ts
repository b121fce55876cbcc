import { type CustomFieldType, defineFieldType } from 'configurator-core';
import * as z from 'zod/mini';
import { dayAhead, daysAhead, readDay, type Weekdays, writeDay } from './open-days.ts';

const everyDay: Weekdays = [1, 2, 3, 4, 5, 6, 7];
const latestDays = 1_000;
const countOfDays = () => z.int().check(z.minimum(1), z.maximum(latestDays));

/** Options of a date field in a template. */
const dateOptionsSchema = z
  .looseObject({
    /** Earliest day, in open days after today. */
    fromDays: countOfDays(),
    /** Latest day, in open days after today. */
    toDays: countOfDays(),
    /** Open days of the week, which can be chosen and are counted; 1 is Monday. Default: every day. */
    weekdays: z.optional(
      z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(everyDay.length)),
    ),
  })
  .check(z.refine(({ fromDays, toDays }) => fromDays <= toDays, { path: ['toDays'], error: 'is before fromDays' }));

/** Name of the type in templates. */
export const dateTypeName = 'shop:date';

/** Calendar days that can be chosen in a date field. */
export interface DateChoice {
  /** `2026-12-24` */
  readonly earliest: string;
  readonly latest: string;
  readonly weekdays: Weekdays;
}

const openWeekdays = ({ weekdays = everyDay }: { readonly weekdays?: Weekdays | undefined }): Weekdays =>
  everyDay.filter((day) => weekdays.includes(day));

/** Returns the days that a date field allows on the day `today`; null if the options are invalid. */
export function dateChoice(options: unknown, today: string): DateChoice | null {
  const parsed = dateOptionsSchema.safeParse(options);
  const start = readDay(today);
  if (!parsed.success || start === undefined) return null;
  const weekdays = openWeekdays(parsed.data);
  const dayOf = (ahead: number) => writeDay(dayAhead(ahead, start, weekdays));
  return { earliest: dayOf(parsed.data.fromDays), latest: dayOf(parsed.data.toDays), weekdays };
}

/** Converts a field's value to a day, `2026-12-24`; null for an empty value or invalid options. */
export function dateOfValue(options: unknown, value: unknown, today: string): string | null {
  const parsed = dateOptionsSchema.safeParse(options);
  const start = readDay(today);
  if (!parsed.success || start === undefined || typeof value !== 'number') return null;
  return writeDay(dayAhead(value, start, openWeekdays(parsed.data)));
}

const isGerman = (language: string | null) => language === null || /^de\b/i.test(language);

/** `Donnerstag, 24. Dezember 2026`, in English `Thursday 24 December 2026`. */
export function formatCalendarDay(day: string, language: string | null): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(language ?? 'de', style);
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^en\b/i.test(language ?? 'de')) return format.format(date);
  // ICU versions differ in the English comma. Browser and server must render the same text.
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return (['weekday', 'day', 'month', 'year'] as const).map((part) => parts.get(part)).join(' ');
}

/** `Montag, Dienstag` */
export function formatWeekdays(weekdays: Weekdays, language: string | null): string {
  const format = new Intl.DateTimeFormat(language ?? 'de', { weekday: 'long', timeZone: 'UTC' });
  // 1970-01-05 was a Monday.
  const names = weekdays.map((weekday) => format.format(new Date(Date.UTC(1970, 0, 4 + weekday))));
  return new Intl.ListFormat(language ?? 'de', { type: 'conjunction' }).format(names);
}

/**
 * Field type for a desired date. Rules compare the number of open days from today (`wish < 15`), so they mean the same
 * every day. Carts and orders store `2026-12-24`.
 * @param today `2026-11-25`, the day from which open days are counted
 * @throws RangeError for an invalid date
 */
export function dateType(today: string): CustomFieldType {
  const start = readDay(today);
  if (start === undefined) throw new RangeError(`"${today}" is no day.`);
  return defineFieldType({
    name: dateTypeName,
    options: dateOptionsSchema,
    domain: ({ fromDays, toDays }) => ({ kind: 'number', min: fromDays, max: toDays, step: 1 }),
    read: (raw, options) => {
      const weekdays = openWeekdays(options);
      const day = typeof raw === 'number' ? dayAhead(raw, start, weekdays) : readDay(String(raw));
      // A number that is not a whole day was not written by this type.
      if (day === undefined || !Number.isInteger(day) || Math.abs(day) > 1_000_000) return undefined;
      const ahead = daysAhead(day, start, weekdays);
      return typeof raw === 'number' && raw !== ahead ? undefined : ahead;
    },
    write: (value, options) => writeDay(dayAhead(Number(value), start, openWeekdays(options))),
    format: (value, options, language) =>
      formatCalendarDay(writeDay(dayAhead(Number(value), start, openWeekdays(options))), language),
    formatIssue: ({ code }, { label }, options, language) => {
      const weekdays = openWeekdays(options);
      const dayOf = (ahead: number) => formatCalendarDay(writeDay(dayAhead(ahead, start, weekdays)), language);
      const german = isGerman(language);
      switch (code) {
        case 'below_min':
          return german
            ? `${label}: frühestens ${dayOf(options.fromDays)}.`
            : `${label}: ${dayOf(options.fromDays)} at the earliest.`;
        case 'above_max':
          return german
            ? `${label}: spätestens ${dayOf(options.toDays)}.`
            : `${label}: ${dayOf(options.toDays)} at the latest.`;
        case 'off_step':
          return german
            ? `${label}: möglich sind ${formatWeekdays(weekdays, language)}.`
            : `${label}: possible days are ${formatWeekdays(weekdays, language)}.`;
        default:
          return undefined;
      }
    },
  });
}
