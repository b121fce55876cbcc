// Dates are shown in the workshop's time zone, as on invoices and in mails, whatever the zone of browser or server.
/** The time zone of the shop. */
export const timeZone = 'Europe/Berlin';
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

/** Formats a moment (ISO 8601) or a calendar day as its day in Berlin, `21.11.2026`. */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}

/** Formats a moment (ISO 8601) as day and time in Berlin, `21.11.2026, 19:20`. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** Formats a calendar day, `2026-11-01`, as `1. November 2026`. */
export function formatDay(isoDay: string): string {
  return longDay.format(new Date(`${isoDay}T00:00:00Z`));
}
