import { defineFieldType } from 'configurator-core';
import * as z from 'zod/mini';

// #region date
const dayMs = 24 * 60 * 60 * 1000;

/** Days since 1970 of `2026-12-24`; undefined for anything else. */
function dayOf(text: string): number | undefined {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) / dayMs : Number.NaN;
  return Number.isInteger(day) && textOf(day) === text ? day : undefined;
}

const textOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

/** The day `ahead` days after today, `2026-12-24`. */
export const dateAhead = (today: string, ahead: number) => textOf((dayOf(today) ?? Number.NaN) + ahead);

/** Rules compare days from today, settings store `2026-12-24`, people read `24.12.2026`. */
const dateType = (today: string) => {
  const start = dayOf(today) ?? Number.NaN;
  return defineFieldType({
    name: 'shop:date',
    options: z.looseObject({ fromDays: z.int(), toDays: z.int() }),
    domain: ({ fromDays, toDays }) => ({ kind: 'number', min: fromDays, max: toDays, step: 1 }),
    read: (raw) => {
      if (typeof raw === 'number') return Number.isInteger(raw) && Math.abs(raw) < 100_000 ? raw : undefined;
      const day = dayOf(String(raw));
      return day === undefined ? undefined : day - start;
    },
    write: (ahead) => dateAhead(today, Number(ahead)),
    format: (ahead, _, language) =>
      new Date((start + Number(ahead)) * dayMs).toLocaleDateString(language ?? 'de', {
        timeZone: 'UTC',
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
      }),
  });
};
// #endregion date

// #region size
/** A size. Its component suggests the one that fits, from the girths in `upTo`. */
const sizeType = defineFieldType({
  name: 'shop:size',
  options: z.looseObject({ upTo: z.record(z.string(), z.number()) }),
  domain: ({ upTo }) => ({
    kind: 'choice',
    values: Object.keys(upTo).map((value, index) => ({ value, label: value, additionalPriceCents: index * 500 })),
  }),
});
// #endregion size

// #region list
/** @param today `2026-11-25`; templates compiled with these types are valid for this day */
export const fieldTypes = (today: string) => [dateType(today), sizeType];
// #endregion list
