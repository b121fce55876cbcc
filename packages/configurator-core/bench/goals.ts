/** One engine's row: µs a change by size, and at 500 fields its cold load (least, median) and the heap of one more session. */
export interface EngineRow {
  engine: string;
  micros: Readonly<Record<number, number>>;
  coldLoadMs: number;
  coldMedianMs: number;
  heapKb: number;
}

/** What the goals are judged by; all measured in one run. */
export interface Measured {
  limit: EngineRow;
  limitActor: EngineRow;
  update: EngineRow;
  machine: EngineRow;
  singly: { medianMicros: number; p99Micros: number };
  /** kB by bundle. */
  sizes: Readonly<Record<string, number>>;
  /** The slowest hostile template. */
  hostileMs: number;
  /** Exact analysis of 500 fields. */
  analysisMs: number;
}

/** One goal of docs/engine.md with what was measured. */
export interface Goal {
  goal: string;
  measured: string;
  holds: boolean;
}

function atMost(goal: string, measured: number, bound: number, unit = '×'): Goal {
  return {
    goal: `${goal}: at most ${bound} ${unit}`,
    measured: `${measured.toPrecision(3)} ${unit}`,
    holds: measured <= bound,
  };
}

/** Largest ratio of two engines over the sizes. */
function worstRatio(ours: EngineRow, theirs: EngineRow): number {
  return Math.max(
    ...Object.entries(ours.micros).map(([size, micros]) => micros / (theirs.micros[Number(size)] ?? Number.NaN)),
  );
}

/** The speed, size and memory goals of docs/engine.md, as ratios within the run. */
export function judgeGoals({
  limit,
  limitActor,
  update,
  machine,
  singly,
  sizes,
  hostileMs,
  analysisMs,
}: Measured): Goal[] {
  const growth = (row: EngineRow) => (row.micros[5000] ?? Number.NaN) / (row.micros[50] ?? Number.NaN);
  return [
    atMost('update, beside the hand-written limit', worstRatio(update, limit), 3),
    atMost('machine, beside the limit behind an actor', worstRatio(machine, limitActor), 1.5),
    atMost('cost of update at 5000 fields, beside 50', growth(update), 2),
    atMost('cost of the machine at 5000 fields, beside 50', growth(machine), 2),
    atMost('one change through the actor, median', singly.medianMicros, 15, 'µs'),
    atMost('one change through the actor, 99th percentile', singly.p99Micros, 100, 'µs'),
    atMost('cold load at 500 fields, beside the limit', update.coldLoadMs / limit.coldLoadMs, 4),
    atMost('heap of one more session, per field', machine.heapKb / 500, 0.25, 'KB'),
    atMost('bundle without XState and zod', sizes['engine and machine, without XState and zod'] ?? Number.NaN, 8, 'kB'),
    atMost('bundle with XState and zod', sizes['engine and machine, with them'] ?? Number.NaN, 30, 'kB'),
    atMost('slowest hostile template', hostileMs, 1000, 'ms'),
    atMost('exact analysis of 500 fields', analysisMs, 200, 'ms'),
  ];
}
