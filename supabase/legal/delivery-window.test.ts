import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addWorkingDays, deliveryWindow, formatDayRange } from './delivery-window.ts';

describe('working days', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-23', 'a weekend'],
    ['2026-12-23', 2, '2026-12-28', 'Christmas'],
    ['2026-12-31', 1, '2027-01-04', 'New Year'],
    ['2026-04-02', 1, '2026-04-07', 'Easter 2026'],
    ['2024-03-28', 1, '2024-04-02', 'Easter 2024'],
    ['2038-04-22', 1, '2038-04-27', 'the latest Easter of the century'],
    ['2026-05-13', 1, '2026-05-15', 'Christi Himmelfahrt'],
    ['2026-05-22', 1, '2026-05-26', 'Pfingstmontag'],
    ['2026-04-30', 1, '2026-05-04', 'Tag der Arbeit'],
    ['2028-10-02', 1, '2028-10-04', 'Tag der Deutschen Einheit'],
    ['2026-11-21', 0, '2026-11-21', 'nothing'],
  ])('[BEY-59] Working days from %s on, %i of them, end on %s: over %s', (day, count, expected) => {
    expect(addWorkingDays(day, count)).toBe(expected);
  });

  it('Working days are consecutive and never on a weekend', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.nat(40), fc.nat(40), (from, first, second) => {
        const start = from.toISOString().slice(0, 10);
        const reached = addWorkingDays(start, first + second);
        expect(addWorkingDays(addWorkingDays(start, first), second)).toBe(reached);
        if (first + second > 0) expect([0, 6]).not.toContain(new Date(reached).getUTCDay());
      }),
    );
  });
});

describe('the expected delivery', () => {
  it('[BEY-59] The expected delivery is production plus shipping time, formatted as a range', () => {
    const window = deliveryWindow({ min: 10, max: 14 }, { min: 1, max: 3 }, '2026-11-21');
    expect(window).toEqual({ from: '2026-12-07', to: '2026-12-15' });
    expect(formatDayRange(window)).toBe('7.–15. Dezember 2026');
  });
});
