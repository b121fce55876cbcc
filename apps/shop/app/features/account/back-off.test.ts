import { describe, expect, it } from 'vitest';
import { createBackOff } from './back-off.ts';

function withClock() {
  let nowMs = 1_000_000;
  const backOff = createBackOff(() => nowMs);
  return { backOff, pass: (seconds: number) => (nowMs += seconds * 1_000) };
}

describe('the pauses between failed attempts', () => {
  it('[BEY-38] The pauses start after the third failure and double up to a minute', () => {
    const { backOff, pass } = withClock();
    const waits = Array.from({ length: 8 }, () => {
      backOff.failed();
      const wait = backOff.waitSeconds();
      pass(wait);
      return wait;
    });
    expect(waits).toEqual([0, 0, 5, 10, 20, 40, 60, 60]);
  });

  it('[BEY-38] The pauses count down with the clock', () => {
    const { backOff, pass } = withClock();
    for (const _ of [1, 2, 3]) backOff.failed();
    pass(3.5);
    expect(backOff.waitSeconds()).toBe(2);
    pass(1.5);
    expect(backOff.waitSeconds()).toBe(0);
  });

  it('[BEY-38] The pauses follow the wait time of the server', () => {
    const { backOff } = withClock();
    backOff.failed(59);
    expect(backOff.waitSeconds()).toBe(59);
  });

  it('The pauses end after a success and reset after 15 minutes', () => {
    const { backOff, pass } = withClock();
    for (const _ of [1, 2, 3]) backOff.failed();
    backOff.succeeded();
    expect(backOff.waitSeconds()).toBe(0);
    for (const _ of [1, 2, 3]) backOff.failed();
    pass(16 * 60);
    backOff.failed();
    expect(backOff.waitSeconds()).toBe(0);
  });
});
