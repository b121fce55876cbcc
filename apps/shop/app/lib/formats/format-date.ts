// The shop's days are those of its workshop, as on invoices and in mails, in every time zone of browser and server.
const timeZone = 'Europe/Berlin';
const day = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone });
const moment = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
});

const longDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

/** A moment (ISO 8601), or a calendar day, as the day it is in Berlin, `21.11.2026`. */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}

/** A moment (ISO 8601) as day and time in Berlin, `21.11.2026, 19:20`. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** A calendar day, `2026-11-01`, as `1. November 2026`. */
export function formatDay(isoDay: string): string {
  return longDay.format(new Date(`${isoDay}T00:00:00Z`));
}
