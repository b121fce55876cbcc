import type { FloodResult } from './flood.ts';
import type { Memory } from './measure-memory.ts';

/** Visitors' times, ms. */
interface Times {
  readonly pageMs: readonly number[];
  readonly actionMs: readonly number[];
}

/** All measurements and findings. */
interface FloodMeasurements {
  result: FloodResult;
  losses: readonly string[];
  /** After the warm-up, then after each round */
  memory: readonly Memory[];
  idle: Times;
  flooded: Times;
}

/** A visitor's p95 during the flood must stay below this multiple of the idle one. */
const maxSlowdown = 2;
/** Maximum growth over the highest of the first rounds, MB. A garbage-collected heap first grows, then fluctuates. */
const maxGrowthMb = 48;
const baselineRounds = 3;

/** Returns the figures of a flood, and a message for each exceeded limit. */
export function checkFlood({ result, losses, memory, idle, flooded }: FloodMeasurements) {
  const visitors = {
    pages: compare(idle.pageMs, flooded.pageMs),
    'orders, forms, logins': compare(idle.actionMs, flooded.actionMs),
  };
  const [start = {}, ...rounds] = memory.slice(0, baselineRounds + 1);
  const highest = (part: string) => Math.max(...[start, ...rounds].map((figures) => figures[part] ?? 0));
  const before: Memory = Object.fromEntries(Object.keys(start).map((part) => [part, highest(part)]));
  const after = memory.at(-1) ?? {};
  const missed = [
    ...result.unexpected.map((reply) => `unexpected reply: ${reply}`),
    ...losses.map((loss) => `lost: ${loss}`),
    ...Object.entries(visitors)
      .filter(([, { ratio }]) => !(ratio < maxSlowdown))
      .map(([name, { ratio }]) => `p95 of ${name}: ${ratio} times the idle one, limit ${maxSlowdown}`),
    ...Object.keys(before)
      .filter((part) => !((after[part] ?? 0) - (before[part] ?? 0) <= maxGrowthMb))
      .map((part) => `memory of ${part}: ${before[part]} MB, then ${after[part]} MB, limit +${maxGrowthMb} MB`),
  ];
  return { figures: { statuses: result.statuses, visitors, memoryMb: { before, after } }, missed };
}

function compare(idle: readonly number[], flooded: readonly number[]) {
  const idleP95 = p95(idle);
  const floodedP95 = p95(flooded);
  return {
    samples: idle.length + flooded.length,
    'p95 idle': Math.round(idleP95),
    'p95 in the flood': Math.round(floodedP95),
    ratio: Number((floodedP95 / idleP95).toFixed(2)),
  };
}

function p95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
