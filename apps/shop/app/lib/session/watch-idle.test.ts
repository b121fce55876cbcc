import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../storage/memory-storage.fixture.ts';
import { textStorage } from '../storage/text-storage.ts';
import { clearIdleTime, type IdlePhase, watchIdle } from './watch-idle.ts';

const minute = 60_000;
let shared: Storage;
let open: { stop: () => void }[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
  shared = memoryStorage();
});
afterEach(() => {
  for (const tab of open) tab.stop();
  open = [];
  vi.useRealTimers();
});

/** A tab of the browser: its phases, and input in it. */
function openTab() {
  const target = new EventTarget();
  const seen: IdlePhase[] = [];
  const watch = watchIdle({
    target,
    storage: textStorage(() => shared),
    onPhase: (phase) => seen.push(phase),
  });
  open.push(watch);
  return {
    seen,
    last: () => seen.at(-1),
    touch: (event = 'keydown') => target.dispatchEvent(new Event(event)),
    ...watch,
  };
}

describe('an idle administration', () => {
  it('An idle administration shows a warning after 30 minutes, counts down two minutes and ends', () => {
    const tab = openTab();
    vi.advanceTimersByTime(30 * minute - 1_000);
    expect(tab.seen).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(tab.last()).toEqual({ kind: 'warned', secondsLeft: 120 });
    vi.advanceTimersByTime(119_000);
    expect(tab.last()).toEqual({ kind: 'warned', secondsLeft: 1 });
    vi.advanceTimersByTime(1_000);
    expect(tab.last()).toEqual({ kind: 'ended' });
    expect(tab.seen).toHaveLength(121);
  });

  it('An idle administration is not detected while a tab receives key or pointer input', () => {
    const [one, other] = [openTab(), openTab()];
    for (let times = 1; times <= 4; times++) {
      vi.advanceTimersByTime(20 * minute);
      if (times % 2 === 0) one.touch('keydown');
      else other.touch('pointermove');
    }
    expect([one.seen, other.seen]).toEqual([[], []]);
  });

  it('An idle administration continues in every tab after a confirmation, not after a mouse move', () => {
    const [one, other] = [openTab(), openTab()];
    vi.advanceTimersByTime(31 * minute);
    one.touch('pointermove');
    expect(one.last()).toEqual({ kind: 'warned', secondsLeft: 60 });
    one.stay();
    vi.advanceTimersByTime(1_000);
    expect([one.last(), other.last()]).toEqual([{ kind: 'active' }, { kind: 'active' }]);
  });

  it('An idle administration has ended after hours of sleep or with the browser closed', () => {
    openTab().stop();
    vi.setSystemTime(new Date('2026-11-21T13:00:00Z'));
    expect(openTab().last()).toEqual({ kind: 'ended' });
  });

  it('An idle administration restarts with a new login regardless of stored values', () => {
    openTab().stop();
    vi.setSystemTime(new Date('2026-11-21T13:00:00Z'));
    clearIdleTime(textStorage(() => shared));
    const tab = openTab();
    expect(tab.last()).toBeUndefined();
    vi.advanceTimersByTime(30 * minute);
    expect(tab.last()).toEqual({ kind: 'warned', secondsLeft: 120 });
  });

  it('An idle administration works if the browser blocks storage', () => {
    const target = new EventTarget();
    const seen: IdlePhase[] = [];
    const storage = textStorage(() => undefined);
    open.push(watchIdle({ target, storage, onPhase: (phase) => seen.push(phase) }));
    vi.advanceTimersByTime(32 * minute);
    expect(seen.at(-1)).toEqual({ kind: 'ended' });
  });
});
