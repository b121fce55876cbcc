/** Open days of the week, 1 is Monday and 7 is Sunday; at least one, ascending. */
export type Weekdays = readonly number[];

const dayMs = 86_400_000;
/** 1970-01-01 was a Thursday: the Monday before it is day -3. */
const firstMonday = 3;
/** A closed day counts an eighth per day after the last open day. Eighths are exact in binary. */
const parts = 8;

/** Converts `2026-12-24` to days since 1970-01-01; undefined for other text and invalid dates. */
export function readDay(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = Date.parse(text) / dayMs;
  return Number.isInteger(day) && writeDay(day) === text ? day : undefined;
}

/** Converts days since 1970-01-01 to `2026-12-24`. */
export function writeDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** Number of open days from a fixed start to a day, inclusive. */
function openUntil(day: number, weekdays: Weekdays): number {
  const week = Math.floor((day + firstMonday) / 7);
  const weekday = day + firstMonday - week * 7 + 1;
  return week * weekdays.length + weekdays.filter((open) => open <= weekday).length;
}

/** The open day for which `openUntil` returns `count`. */
function openDay(count: number, weekdays: Weekdays): number {
  const week = Math.floor((count - 1) / weekdays.length);
  return week * 7 + (weekdays[count - 1 - week * weekdays.length] ?? 1) - 1 - firstMonday;
}

/**
 * Number of open days from `today` to `day`; negative if `day` is earlier. A closed day gets a fraction, so that days
 * and numbers map one to one in the same order.
 */
export function daysAhead(day: number, today: number, weekdays: Weekdays): number {
  const count = openUntil(day, weekdays);
  return count - openUntil(today, weekdays) + (day - openDay(count, weekdays)) / parts;
}

/** The day that is `ahead` open days after `today`. The inverse of `daysAhead`. */
export function dayAhead(ahead: number, today: number, weekdays: Weekdays): number {
  const whole = Math.floor(ahead);
  return openDay(openUntil(today, weekdays) + whole, weekdays) + Math.round((ahead - whole) * parts);
}
