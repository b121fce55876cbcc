import type { Engine, Reading, Session, WorkChange, Workload } from './workload.ts';

const ROUND_MS = 120;
const ROUNDS = 7;
const HEAP_SESSIONS = 10;

/** Steady-state cost of an engine at one size, in microseconds per change: the median of its interleaved rounds. */
export interface ChangeCost {
  engine: string;
  meanMicros: number;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Repeats changes for about ROUND_MS. Reads the clock once per `batch`, so that reading it does not count. */
function round(session: Session, changes: readonly WorkChange[], from: number, batch: number) {
  let position = from;
  const started = performance.now();
  let elapsed = 0;
  do {
    for (let step = 0; step < batch; step += 1) {
      const change = changes[position % changes.length];
      if (change) session.change(change);
      position += 1;
    }
    elapsed = performance.now() - started;
  } while (elapsed < ROUND_MS);
  return { micros: (elapsed * 1000) / (position - from), next: position };
}

/** Runs the engines in turn, round by round, so that a slow phase of the machine affects all of them. */
export function measureChanges(engines: readonly Engine[], workload: Workload): ChangeCost[] {
  const running = engines.map((engine) => ({
    engine,
    session: engine.load(workload),
    position: 0,
    batch: 1,
    rounds: [] as number[],
  }));
  for (let turn = 0; turn <= ROUNDS; turn += 1) {
    for (const entry of running) {
      const { micros, next } = round(entry.session, workload.changes, entry.position, entry.batch);
      entry.position = next;
      entry.batch = Math.max(1, Math.round(1000 / micros));
      // The first round is a warm-up and does not count.
      if (turn > 0) entry.rounds.push(micros);
    }
  }
  return running.map(({ engine, rounds }) => ({ engine: engine.name, meanMicros: median(rounds) }));
}

/** Returns the heap per further session on a template, KB. Requires `node --expose-gc`. */
export function measureHeapKb(engine: Engine, workload: Workload): number {
  const collect = globalThis.gc;
  if (!collect) throw new Error('Measuring the heap needs node --expose-gc');
  const another = engine.share?.(workload) ?? (() => engine.load(workload));
  const sessions: Session[] = [another()];
  const open = (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const session = another();
      for (const change of workload.changes) session.change(change);
      sessions.push(session);
    }
  };
  open(3);
  collect();
  const before = process.memoryUsage().heapUsed;
  open(HEAP_SESSIONS);
  collect();
  return (process.memoryUsage().heapUsed - before) / 1024 / HEAP_SESSIONS;
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
 * Applies the same changes to all engines and compares their results.
 * @throws Error with the first engine and change whose result differs from the first engine's
 */
export function requireEqualReadings(engines: readonly Engine[], workload: Workload, count: number): void {
  const [reference, ...others] = engines.map((engine) => ({ name: engine.name, session: engine.load(workload) }));
  workload.changes.slice(0, count).forEach((change, step) => {
    reference?.session.change(change);
    const expected = reference?.session.read();
    for (const { name, session } of others) {
      session.change(change);
      const reading = session.read();
      if (expected && same(expected, reading)) continue;
      throw new Error(
        `${name} differs from ${reference?.name} after change ${step} (${JSON.stringify(change)}, field ` +
          `${JSON.stringify(workload.fields[change.index])}): ${JSON.stringify(reading)} instead of ${JSON.stringify(expected)}`,
      );
    }
  });
}
