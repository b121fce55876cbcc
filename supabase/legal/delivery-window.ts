import type { WorkingDays } from './delivery-times.ts';

const dayMs = 86_400_000;

/** Nationwide German holidays with a fixed date, as month-day. */
const fixedHolidays = ['01-01', '05-01', '10-03', '12-25', '12-26'];

/** Holidays in days from Easter Sunday: Karfreitag, Ostermontag, Christi Himmelfahrt, Pfingstmontag. */
const easterHolidays = [-2, 1, 39, 50];

/**
 * Adds working days to a day: Monday to Friday, except public holidays of all German states. Days have the format
 * `2026-11-21`.
 */
export function addWorkingDays(day: string, count: number): string {
  let moment = Date.parse(day);
  for (let left = count; left > 0; ) {
    moment += dayMs;
    if (isWorkingDay(moment)) left -= 1;
  }
  return writeDay(moment);
}

/**
 * Returns the first and the last day on which a parcel is expected.
 * @param untilHandedOver working days until it is handed to the carrier
 * @param transit working days in transit
 * @param today the day it is ordered and paid
 */
export function deliveryWindow(
  untilHandedOver: WorkingDays,
  transit: WorkingDays,
  today: string,
): { from: string; to: string } {
  return {
    from: addWorkingDays(today, untilHandedOver.min + transit.min),
    to: addWorkingDays(today, untilHandedOver.max + transit.max),
  };
}

const spans = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `8.–17. Dezember 2026` */
export function formatDayRange({ from, to }: { from: string; to: string }): string {
  return spans.formatRange(Date.parse(from), Date.parse(to));
}

function isWorkingDay(moment: number): boolean {
  const weekday = new Date(moment).getUTCDay();
  const day = writeDay(moment);
  const year = Number(day.slice(0, 4));
  const sinceEaster = Math.round((moment - easterSunday(year)) / dayMs);
  return (
    weekday !== 0 && weekday !== 6 && !fixedHolidays.includes(day.slice(5)) && !easterHolidays.includes(sinceEaster)
  );
}

/** Easter Sunday by the Meeus/Jones/Butcher algorithm, valid for every year of the Gregorian calendar. */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + correction + 15) % 30;
  const fullMoon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  const offset = fullMoon - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  return Date.UTC(year, month - 1, offset + 28 - 31 * Math.floor(month / 4));
}

function writeDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
