import { ENGINE_KB } from './bundle-size.ts';
import type { FullCost } from './full.ts';

/** One engine: µs per change by size, and at 500 fields its cold load (minimum, median) and the heap per session. */
export interface EngineRow {
  engine: string;
  micros: Readonly<Record<number, number>>;
  coldLoadMs: number;
  coldMedianMs: number;
  heapKb: number;
}

/** Measurements for the goals, all from one run. */
export interface Measured {
  limit: EngineRow;
  limitActor: EngineRow;
  update: EngineRow;
  machine: EngineRow;
  /** Median cold load with all values filled: for 500 fields, and for ten times as many. */
  filledMs: { limit: number; update: number; machine: number; updateOfTenfold: number };
  /** kB by bundle. */
  sizes: Readonly<Record<string, number>>;
  /** Slowest hostile template. */
  hostileMs: number;
  /** Analysis of 500 fields. */
  analysisMs: number;
  /** Template that uses every feature. */
  full: FullCost;
}

/** One goal of docs/figures.md with its measurement. */
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

/** Returns the ratio of two engines at one size. */
function ratioAt(size: number, ours: EngineRow, theirs: EngineRow): number {
  return (ours.micros[size] ?? Number.NaN) / (theirs.micros[size] ?? Number.NaN);
}

/** Checks the speed, size and memory goals of docs/figures.md, as ratios within the run. */
export function checkGoals(measured: Measured): Goal[] {
  const { limit, limitActor, update, machine, filledMs, sizes, hostileMs, analysisMs, full } = measured;
  return [
    atMost('update at 500 fields, beside the hand-written limit', ratioAt(500, update, limit), 8),
    atMost('machine at 50 fields, beside the limit behind an actor', ratioAt(50, machine, limitActor), 2),
    atMost('machine at 500 fields, beside the limit behind an actor', ratioAt(500, machine, limitActor), 2),
    atMost('machine at 5000 fields, beside the limit behind an actor', ratioAt(5000, machine, limitActor), 3),
    atMost('cold load at 500 fields, beside the limit', update.coldMedianMs / limit.coldMedianMs, 20),
    atMost('the same with all values filled', filledMs.update / filledMs.limit, 20),
    atMost('the machine with all values filled, beside the limit', filledMs.machine / filledMs.limit, 20),
    // Linear: ten times the fields take at most ten times as long.
    atMost('filled load of ten times the fields', filledMs.updateOfTenfold / filledMs.update, 10),
    atMost('bundle with XState and zod', sizes['engine and machine, with them'] ?? Number.NaN, ENGINE_KB, 'kB'),
    atMost('slowest hostile template', hostileMs, 1000, 'ms'),
    atMost('exact analysis of 500 fields', analysisMs, 200, 'ms'),
    atMost('update at 500 fields that use everything, beside a hand-written program', full.update / full.limit, 8),
    atMost('update of a table of 100 × 100 cells, beside the same', full.tableUpdate / full.tableLimit, 8),
    atMost('analysis of 500 fields that use everything', full.analysisMs, 500, 'ms'),
    atMost('price bounds of 500 fields that use everything', full.boundsMs, 500, 'ms'),
  ];
}
