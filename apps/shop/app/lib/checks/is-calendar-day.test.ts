import { expect, it } from 'vitest';
import { isCalendarDay } from './is-calendar-day.ts';

it.each(['2026-11-21', '2024-02-29', '1900-01-01', '2999-12-31'])('%s is a day of the calendar', (text) => {
  expect(isCalendarDay(text)).toBe(true);
});

it.each([
  '2026-99-99',
  '2026-02-29',
  '2026-11-31',
  '0000-01-01',
  '9999-12-31',
  '2026-1-1',
  '2026-11-21T00:00',
  '',
  'x',
])('%j is no day of the calendar', (text) => {
  expect(isCalendarDay(text)).toBe(false);
});
