import { company } from 'shop-backend/legal';
import { expect, it } from 'vitest';
import { appointmentCalendar } from './appointment-calendar.ts';

const file = appointmentCalendar('2026-12-01', 'morning', company, new Date('2026-11-21T12:34:56.789Z'));
const unfolded = file.replaceAll('\r\n ', '').split('\r\n');

it('[CONTACT-08] A morning is from 9:00 to 12:00 in Berlin', () => {
  expect(unfolded).toContain('DTSTART;TZID=Europe/Berlin:20261201T090000');
  expect(unfolded).toContain('DTEND;TZID=Europe/Berlin:20261201T120000');
});

it('[CONTACT-09] An afternoon is from 13:00 to 17:00', () => {
  const afternoon = appointmentCalendar('2026-12-01', 'afternoon', company, new Date());
  expect(afternoon).toContain('DTSTART;TZID=Europe/Berlin:20261201T130000');
  expect(afternoon).toContain('DTEND;TZID=Europe/Berlin:20261201T170000');
});

it('The file is a calendar file according to RFC 5545', () => {
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(unfolded).toContain('DTSTAMP:20261121T123456Z');
  expect(unfolded.find((line) => line.startsWith('LOCATION:'))).toContain('Musterstraße 1\\, 12345');
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
