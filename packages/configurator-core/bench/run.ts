// pnpm bench: the engine beside a hand-written limit and other engines, interleaved in one run on the same work.
// Prints tables and writes reports/bench-engine.json. Results are held equal first; a difference ends the run.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleKb } from './bundle-size.ts';
import { engines } from './engines/index.ts';
import { measureChanges, measureSingly, median, requireEqualReadings } from './measure.ts';
import { createWorkload } from './workload.ts';

const SIZES = [50, 500, 5000];
const COLD_RUNS = 5;
const reports = fileURLToPath(new URL('../../../reports', import.meta.url));

const micros: Record<string, Record<number, number>> = {};
for (const size of SIZES) {
  const workload = createWorkload(size, 5000);
  requireEqualReadings(engines, workload, size > 500 ? 6 : 300);
  for (const { engine, meanMicros } of measureChanges(engines, workload)) {
    micros[engine] = { ...micros[engine], [size]: meanMicros };
  }
}

function cold(engine: string): { loadMs: number; heapKb: number } {
  const runs = Array.from({ length: COLD_RUNS }, (): { loadMs: number; heapKb: number } =>
    JSON.parse(
      execFileSync(
        process.execPath,
        ['--expose-gc', fileURLToPath(new URL('cold.ts', import.meta.url)), engine, '500'],
        {
          encoding: 'utf8',
        },
      ),
    ),
  );
  return { loadMs: median(runs.map((run) => run.loadMs)), heapKb: median(runs.map((run) => run.heapKb)) };
}

const rows = engines.map((engine) => ({
  engine: engine.name,
  ...Object.fromEntries(SIZES.map((size) => [`µs at ${size}`, round(micros[engine.name]?.[size])])),
  ...Object.fromEntries(Object.entries(cold(engine.name)).map(([name, value]) => [`${name} at 500`, round(value)])),
}));

function round(value = Number.NaN): number {
  return Number(value.toPrecision(3));
}

console.table(rows);
