const day = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' });
const moment = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const longDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

/** A moment (ISO 8601) as a German day of this browser's time zone, `21.11.2026`. */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}

/** A moment (ISO 8601) as German day and time, `21.11.2026, 19:20`. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** A calendar day, `2026-11-01`, as `1. November 2026`. */
export function formatDay(isoDay: string): string {
  return longDay.format(new Date(`${isoDay}T00:00:00Z`));
}
