import { describe, expect, it } from 'vitest';
import { toastOffset } from './toast-offset.ts';

const toast = { left: 16, right: 374, top: 740, bottom: 820 };
const action = (top: number, left = 40, right = 350) => ({ left, right, top, bottom: top + 52 });

describe('a toast', () => {
  it('A toast keeps its position while it covers no action', () => {
    expect(toastOffset(toast, [action(600), action(760, 400, 700)], 80)).toBe(0);
  });

  it('A toast moves above the action it would cover', () => {
    expect(toastOffset(toast, [action(760)], 80)).toBe(820 - 760 + 12);
  });

  it('A toast moves above a second action that it would then cover', () => {
    expect(toastOffset(toast, [action(760), action(690)], 80)).toBe(820 - 690 + 12);
  });

  it('A toast covers as little as possible without a free position', () => {
    const everywhere = [action(100), action(200), action(300), action(400), action(500), action(600), action(700)];
    const lift = toastOffset({ ...toast, top: 420 }, [...everywhere, { ...action(760), bottom: 820 }], 80);
    // There it covers 208 px of actions instead of 248 px.
    expect(lift).toBe(72);
  });
});
