/** Timers that a story lets run out when it says so. */
interface HeldTimers {
  /** Lets all that wait run out, in their order. */
  readonly letGo: () => void;
  /** From then on timers run by themselves again. */
  readonly end: () => void;
}

/**
 * Holds the page's timers of one length: what comes after a pause then comes neither before nor after it is looked for,
 * however busy the machine is.
 */
export function holdTimers(lengthMs: number): HeldTimers {
  const { setTimeout: start, clearTimeout: stop } = window;
  const held = new Map<number, () => void>();
  const hold = (run: () => void, delayMs?: number, ...rest: unknown[]): number => {
    if (delayMs !== lengthMs) return Reflect.apply(start, window, [run, delayMs, ...rest]);
    // Its number is one that the browser gives to no other.
    const timer = Number(start(() => undefined));
    held.set(timer, run);
    return timer;
  };
  const drop = (timer?: number) => {
    if (timer === undefined || !held.delete(timer)) stop(timer);
  };
  Object.assign(window, { setTimeout: hold, clearTimeout: drop });
  return {
    letGo: () => {
      const waiting = [...held.values()];
      held.clear();
      for (const run of waiting) run();
    },
    end: () => Object.assign(window, { setTimeout: start, clearTimeout: stop }),
  };
}
