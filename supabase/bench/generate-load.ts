/** Measured throughput and latency. */
export interface LoadResult {
  requests: number;
  perSecond: number;
  /** 95th percentile of the latency */
  p95Ms: number;
}

/** Runs parallel callers for the given time. Each caller sends its requests one after the other. */
export async function generateLoad(
  request: (index: number) => Promise<void>,
  { callers, seconds }: { callers: number; seconds: number },
): Promise<LoadResult> {
  const durations: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  let next = 0;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < end) {
        const begun = performance.now();
        await request(next++);
        durations.push(performance.now() - begun);
      }
    }),
  );
  const elapsedSeconds = (performance.now() - start) / 1000;
  durations.sort((one, other) => one - other);
  return {
    requests: durations.length,
    perSecond: durations.length / elapsedSeconds,
    p95Ms: durations[Math.floor(durations.length * 0.95)] ?? 0,
  };
}
