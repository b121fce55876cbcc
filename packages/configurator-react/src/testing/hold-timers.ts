/** Timers that a story fires manually. */
interface HeldTimers {
  /** Number of held timers. */
  readonly count: () => number;
  /** Fires all held timers in order. */
  readonly fire: () => void;
  /** Restores the native timers. */
  readonly end: () => void;
}

/**
 * Holds the page's timers of one length, so that debounced effects happen exactly when a story expects them, even on a
 * busy machine.
 */
export function holdTimers(lengthMs: number): HeldTimers {
  const { setTimeout: start, clearTimeout: stop } = window;
  const held = new Map<number, () => void>();
  const hold = (run: () => void, delayMs?: number, ...rest: unknown[]): number => {
    if (delayMs !== lengthMs) return Reflect.apply(start, window, [run, delayMs, ...rest]);
    // A started dummy timer reserves a unique id.
    const timer = Number(start(() => undefined));
    held.set(timer, run);
    return timer;
  };
  const drop = (timer?: number) => {
    if (timer === undefined || !held.delete(timer)) stop(timer);
  };
  Object.assign(window, { setTimeout: hold, clearTimeout: drop });
  return {
    count: () => held.size,
    fire: () => {
      const waiting = [...held.values()];
      held.clear();
      for (const run of waiting) run();
    },
    end: () => Object.assign(window, { setTimeout: start, clearTimeout: stop }),
  };
}
