import { company } from 'shop-backend/legal';
import { appointmentCalendar } from '#app/features/contact/appointment-calendar.ts';
import { isCalendarDay } from '#app/lib/checks/is-calendar-day.ts';
import type { Route } from './+types/appointment-file.ts';

/** The calendar file of an appointment, built only from the URL. */
export function loader({ url }: Route.LoaderArgs) {
  const day = url.searchParams.get('tag') ?? '';
  const slot = url.searchParams.get('zeit');
  if (!isCalendarDay(day) || (slot !== 'morning' && slot !== 'afternoon')) {
    return new Response('Diesen Termin gibt es nicht.', { status: 404 });
  }
  return new Response(appointmentCalendar(day, slot, company, new Date()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="termin-${day}.ics"`,
      'X-Robots-Tag': 'noindex',
    },
  });
}
