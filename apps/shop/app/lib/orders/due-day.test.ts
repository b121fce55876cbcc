import { describe, expect, it } from 'vitest';
import { dueDay } from './due-day.ts';

describe('the day an order is due', () => {
  it('The due day is the longest delivery time of its items after the day in Berlin, in working days', () => {
    // 23:30 UTC on Friday is Saturday in Berlin.
    expect(dueDay('2026-11-20T23:30:00Z', [1, 3])).toBe('2026-11-25');
    expect(dueDay('2026-11-20T10:00:00Z', [1, 3])).toBe('2026-11-25');
    expect(dueDay('2026-11-19T10:00:00Z', [1])).toBe('2026-11-20');
  });

  it('The delivery time of the shop is used for an item without one', () => {
    expect(dueDay('2026-11-20T10:00:00Z', [null, 1]) > dueDay('2026-11-20T10:00:00Z', [1])).toBe(true);
  });
});
