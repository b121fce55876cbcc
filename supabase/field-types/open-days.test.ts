import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAhead, daysAhead, readDay, writeDay } from './open-days.ts';

const day = fc.integer({ min: -100_000, max: 200_000 });
const weekdays = fc
  .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 })
  .map((days) => days.toSorted((one, other) => one - other));

const isOpen = (date: number, open: readonly number[]) => open.includes(new Date(date * 86_400_000).getUTCDay() || 7);

describe('open days', () => {
  it('Open days correspond one to one with the days of the calendar, in the same order', () => {
    fc.assert(
      fc.property(day, day, weekdays, (date, today, open) => {
        const ahead = daysAhead(date, today, open);
        expect(dayAhead(ahead, today, open)).toBe(date);
        expect(daysAhead(date + 1, today, open)).toBeGreaterThan(ahead);
      }),
      { numRuns: 2000 },
    );
  });

  it('Open days are consecutive integers exactly on open days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), weekdays, (today, distance, open) => {
        const date = today + distance;
        const counted = Array.from({ length: distance }, (_, index) => today + 1 + index).filter((each) =>
          isOpen(each, open),
        ).length;
        const ahead = daysAhead(date, today, open);
        expect(Math.floor(ahead)).toBe(counted);
        expect(Number.isInteger(ahead)).toBe(isOpen(date, open));
      }),
      { numRuns: 2000 },
    );
  });

  it('Open days are formatted as dates and parsed only if they exist in the calendar', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(readDay(writeDay(date))).toBe(date);
      }),
    );
    for (const text of ['', '2026-02-29', '2026-2-1', '2026-13-01', '24.12.2026', '2026-12-24T00:00'])
      expect(readDay(text)).toBeUndefined();
  });
});
