import { describe, expect, it } from 'vitest';
import { readDayRange, sumFigures } from './figures.ts';

// Already the next day in Berlin.
const today = new Date('2026-11-20T23:30:00Z');

describe('figures of the dashboard', () => {
  it('[BEY-64] Figures of the dashboard cover the last 30 days by default', () => {
    expect(readDayRange(new URLSearchParams(), today)).toEqual({
      range: { from: '2026-10-23', to: '2026-11-21' },
      isDropped: false,
    });
    expect(readDayRange(new URLSearchParams('from=2026-01-01&to=2026-01-31'), today)).toEqual({
      range: { from: '2026-01-01', to: '2026-01-31' },
      isDropped: false,
    });
  });

  it.each([
    'from=2026-02-01&to=2026-01-01',
    'from=2020-01-01&to=2026-01-01',
    'from=2026-99-99&to=2026-99-99',
    'from=2026-02-30&to=2026-03-01',
    'from=%00&to=%00',
    'from=x&to=y',
    'from=2026-01-01',
  ])('Figures of the dashboard fall back to the default for an invalid range: %s', (address) => {
    expect(readDayRange(new URLSearchParams(address), today)).toEqual({
      range: { from: '2026-10-23', to: '2026-11-21' },
      isDropped: true,
    });
  });

  it('[BEY-64] Figures of the dashboard have an average order value only if an order was paid', () => {
    const day = (orders: number, paid: number, revenueCents: number) => ({
      day: '2026-11-21',
      orders,
      paid,
      revenueCents,
    });
    expect(sumFigures([day(2, 1, 5_000), day(3, 2, 10_000)])).toEqual({
      orders: 5,
      paid: 3,
      revenueCents: 15_000,
      basketCents: 5_000,
    });
    expect(sumFigures([day(2, 0, 0)]).basketCents).toBeNull();
  });
});
