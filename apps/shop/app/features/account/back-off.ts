/** Number of failures without a delay: two typing errors are common. */
const freeFailures = 2;
const firstDelaySeconds = 5;
const maxDelaySeconds = 60;
/** Failures older than this are forgotten. */
const resetAfterMs = 15 * 60_000;

/** Counts failed attempts and computes the delay before the next. */
export interface BackOff {
  /** @param serverDelaySeconds delay requested by the server, if any */
  failed(serverDelaySeconds?: number | null): void;
  succeeded(): void;
  /** Seconds until the next attempt is allowed, rounded up; 0 if it is allowed now. */
  waitSeconds(): number;
}

/**
 * Creates a back-off of 5 seconds after three failures, doubled with each further one, at most a minute. It saves
 * users from being rejected by the server's rate limit, which still applies.
 * @param now returns the current time in milliseconds
 */
export function createBackOff(now: () => number): BackOff {
  let failures = 0;
  let lastFailureMs = 0;
  let nextAttemptMs = 0;
  return {
    failed(serverDelaySeconds = null) {
      if (now() - lastFailureMs > resetAfterMs) failures = 0;
      failures += 1;
      lastFailureMs = now();
      const delaySeconds = failures <= freeFailures ? 0 : firstDelaySeconds * 2 ** (failures - freeFailures - 1);
      nextAttemptMs = now() + 1_000 * Math.max(Math.min(delaySeconds, maxDelaySeconds), serverDelaySeconds ?? 0);
    },
    succeeded() {
      failures = 0;
      nextAttemptMs = 0;
    },
    waitSeconds: () => Math.max(0, Math.ceil((nextAttemptMs - now()) / 1_000)),
  };
}
