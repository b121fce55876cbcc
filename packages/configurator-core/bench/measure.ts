import type { Engine, Reading, Session, WorkChange, Workload } from './workload.ts';

const ROUND_MS = 120;
const ROUNDS = 7;

/** Steady-state cost of an engine on one size, in microseconds a change: the median of its interleaved rounds. */
export interface ChangeCost {
  engine: string;
  meanMicros: number;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The q-quantile, q from 0 to 1. */
export function quantile(numbers: readonly number[], q: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}

function round(session: Session, changes: readonly WorkChange[], from: number): { micros: number; next: number } {
  let position = from;
  let done = 0;
  const started = performance.now();
  let elapsed = 0;
  do {
    for (let step = 0; step < (elapsed > 1 || done === 0 ? 1 : 16); step += 1) {
      const change = changes[position % changes.length];
      if (change) session.change(change);
      position += 1;
      done += 1;
    }
    elapsed = performance.now() - started;
  } while (elapsed < ROUND_MS);
  return { micros: (elapsed * 1000) / done, next: position };
}

/** Runs the engines in turn, round by round, so that a slow moment of the machine meets all of them. */
export function measureChanges(engines: readonly Engine[], workload: Workload): ChangeCost[] {
  const running = engines.map((engine) => ({
    engine,
    session: engine.load(workload),
    position: 0,
    rounds: [] as number[],
  }));
  for (let turn = 0; turn <= ROUNDS; turn += 1) {
    for (const entry of running) {
      const { micros, next } = round(entry.session, workload.changes, entry.position);
      entry.position = next;
      // The first round warms the engine up and does not count.
      if (turn > 0) entry.rounds.push(micros);
    }
  }
  return running.map(({ engine, rounds }) => ({ engine: engine.name, meanMicros: median(rounds) }));
}

/** Every change timed on its own: median and 99th percentile in microseconds. */
export function measureSingly(engine: Engine, workload: Workload): { medianMicros: number; p99Micros: number } {
  const session = engine.load(workload);
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    times.length = 0;
    for (const change of workload.changes) {
      const started = performance.now();
      session.change(change);
      times.push((performance.now() - started) * 1000);
    }
  }
  return { medianMicros: median(times), p99Micros: quantile(times, 0.99) };
}

/** Milliseconds from the template's JSON to a session; the median of loads in turn. */
export function measureLoads(engines: readonly Engine[], workload: Workload): Map<string, number> {
  const times = new Map(engines.map((engine) => [engine.name, [] as number[]]));
  for (let turn = 0; turn < 7; turn += 1) {
    for (const engine of engines) {
      const started = performance.now();
      engine.load(workload);
      times.get(engine.name)?.push(performance.now() - started);
    }
  }
  return new Map([...times].map(([name, loads]) => [name, median(loads)]));
}

/** Heap of one more session, KB; needs `node --expose-gc`. */
export function measureHeapKb(engine: Engine, workload: Workload): number {
  const collect = globalThis.gc;
  if (!collect) return Number.NaN;
  const another = engine.another?.(workload) ?? (() => engine.load(workload));
  const count = 20;
  const sessions: Session[] = [another()];
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < count; index += 1) {
    const session = another();
    for (const change of workload.changes.slice(0, 50)) session.change(change);
    sessions.push(session);
  }
  collect();
  const kb = (process.memoryUsage().heapUsed - before) / 1024 / count;
  return sessions.length > 0 ? kb : Number.NaN;
}

function same(a: Reading, b: Reading): boolean {
  return (
    a.visible === b.visible &&
    a.visibleIndexSum === b.visibleIndexSum &&
    a.missing === b.missing &&
    a.totalCents === b.totalCents
  );
}

/**
 * Drives all engines through the same changes and compares what they say.
 * @throws Error naming the first engine that differs from the first one, and where
 */
export function requireEqualReadings(engines: readonly Engine[], workload: Workload, count: number): void {
  const [reference, ...others] = engines.map((engine) => ({ name: engine.name, session: engine.load(workload) }));
  workload.changes.slice(0, count).forEach((change, step) => {
    const expected = { ...(reference?.session.change(change) as Reading) };
    for (const { name, session } of others) {
      const reading = session.change(change);
      if (same(expected, reading)) continue;
      throw new Error(
        `${name} differs from ${reference?.name} after change ${step} (${JSON.stringify(change)}, field ` +
          `${JSON.stringify(workload.fields[change.index])}): ${JSON.stringify(reading)} instead of ${JSON.stringify(expected)}`,
      );
    }
  });
}
