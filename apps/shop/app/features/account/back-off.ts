/** Failures without a delay: two typing errors are common. */
const freeFailures = 2;
const firstPauseSeconds = 5;
const longestPauseSeconds = 60;
/** Failures older than this are forgotten. */
const memoryMs = 15 * 60_000;

/** Counts failed tries and says how long to wait before the next. */
export interface BackOff {
  /** @param askedSeconds the pause the server named, if it did */
  failed(askedSeconds?: number | null): void;
  succeeded(): void;
  /** Seconds until the next try, rounded up; 0 when it may come now. */
  waitSeconds(): number;
}

/**
 * After three failures 5 seconds, then twice as long each time, at most a minute. It spares a person the server's
 * refusals and says how long; the limit itself is the server's.
 * @param now the clock, in milliseconds
 */
export function createBackOff(now: () => number): BackOff {
  let failures = 0;
  let lastFailureMs = 0;
  let freeAtMs = 0;
  return {
    failed(askedSeconds = null) {
      if (now() - lastFailureMs > memoryMs) failures = 0;
      failures += 1;
      lastFailureMs = now();
      const ownPause = failures <= freeFailures ? 0 : firstPauseSeconds * 2 ** (failures - freeFailures - 1);
      freeAtMs = now() + 1_000 * Math.max(Math.min(ownPause, longestPauseSeconds), askedSeconds ?? 0);
    },
    succeeded() {
      failures = 0;
      freeAtMs = 0;
    },
    waitSeconds: () => Math.max(0, Math.ceil((freeAtMs - now()) / 1_000)),
  };
}
