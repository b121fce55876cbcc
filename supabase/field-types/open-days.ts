/** Days of the week that count, 1 is Monday and 7 is Sunday; at least one, ascending. */
export type Weekdays = readonly number[];

const dayMs = 86_400_000;
/** 1970-01-01 was a Thursday: the Monday before it is day -3. */
const firstMonday = 3;
/** A closed day lies so many parts of one after the open day before it. Eighths are exact in binary. */
const parts = 8;

/** Days since 1970 of `2026-12-24`; undefined for anything else, also for a day that no calendar has. */
export function readDay(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = Date.parse(text) / dayMs;
  return Number.isInteger(day) && writeDay(day) === text ? day : undefined;
}

/** `2026-12-24` of the days since 1970. */
export function writeDay(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

/** Open days from an arbitrary start up to a day, that day included. */
function openUntil(day: number, weekdays: Weekdays): number {
  const week = Math.floor((day + firstMonday) / 7);
  const weekday = day + firstMonday - week * 7 + 1;
  return week * weekdays.length + weekdays.filter((open) => open <= weekday).length;
}

/** The open day that `openUntil` counts so many days up to. */
function openDay(count: number, weekdays: Weekdays): number {
  const week = Math.floor((count - 1) / weekdays.length);
  return week * 7 + (weekdays[count - 1 - week * weekdays.length] ?? 1) - 1 - firstMonday;
}

/**
 * How many open days a day lies after another one; negative before it. A closed day has a fraction, so that days and
 * numbers correspond one to one and keep their order.
 */
export function daysAhead(day: number, today: number, weekdays: Weekdays): number {
  const count = openUntil(day, weekdays);
  return count - openUntil(today, weekdays) + (day - openDay(count, weekdays)) / parts;
}

/** The day that lies so many open days after another one. The inverse of `daysAhead`. */
export function dayAhead(ahead: number, today: number, weekdays: Weekdays): number {
  const whole = Math.floor(ahead);
  return openDay(openUntil(today, weekdays) + whole, weekdays) + Math.round((ahead - whole) * parts);
}
