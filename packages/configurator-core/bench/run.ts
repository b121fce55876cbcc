// pnpm bench: compares the engine with a hand-written limit and other engines, interleaved in one run on the same work.
// Stops if their results differ. Prints tables and writes reports/bench-engine.json. `--quick` runs only limit, update
// and machine, which takes a minute, and writes nothing.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleKb, bundles } from './bundle-size.ts';
import { engineNamed, engineNames, ownEngines } from './engines/index.ts';
import { measureFull } from './full.ts';
import { checkGoals, type EngineRow } from './goals.ts';
import { measureAnalysis, measureHostile } from './hostile.ts';
import { measureChanges, median, requireEqualReadings } from './measure.ts';
import { createWorkload } from './workload.ts';

const SIZES = [50, 500, 5000];
const COLD_FIELDS = 500;
const COLD_ROUNDS = 15;
/** Fewer rounds, because measuring the heap of some engines takes a minute. */
const COLD_ROUNDS_OF_OTHERS = 3;
const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;
const reports = fileURLToPath(new URL('../../../reports', import.meta.url));
const names = quick ? Object.values(ownEngines) : engineNames;
const engines = await Promise.all(names.map(engineNamed));

interface Cold {
  loadMs: number;
  heapKb: number;
}

/** Measures one engine in its own process. */
function measureCold(engine: string, fields: number = COLD_FIELDS, ...filled: readonly 'filled'[]): Cold {
  const script = fileURLToPath(new URL('cold.ts', import.meta.url));
  return JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', script, engine, String(fields), ...filled], { encoding: 'utf8' }),
  );
}

function shown(value = Number.NaN): number {
  return Number(value.toPrecision(3));
}

const micros: Record<string, Record<number, number>> = {};
for (const size of SIZES) {
  const workload = createWorkload(size, 5000);
  requireEqualReadings(engines, workload, size > COLD_FIELDS ? 5 : 300);
  for (const { engine, meanMicros } of measureChanges(engines, workload)) {
    micros[engine] = { ...micros[engine], [size]: meanMicros };
  }
}

// Also in turn, so that a slow phase of the machine affects every engine.
const cold: Record<string, Cold[]> = {};
for (let round = 0; round < COLD_ROUNDS; round += 1) {
  const meant = round < COLD_ROUNDS_OF_OTHERS ? names : Object.values(ownEngines);
  for (const name of meant) cold[name] = [...(cold[name] ?? []), measureCold(name)];
}
const filledMs: Record<string, number[]> = { limit: [], update: [], machine: [], 'update at 5000': [] };
for (let round = 0; round < COLD_ROUNDS; round += 1) {
  filledMs.limit?.push(measureCold(ownEngines.limit, COLD_FIELDS, 'filled').loadMs);
  filledMs.update?.push(measureCold(ownEngines.update, COLD_FIELDS, 'filled').loadMs);
  filledMs.machine?.push(measureCold(ownEngines.machine, COLD_FIELDS, 'filled').loadMs);
  filledMs['update at 5000']?.push(measureCold(ownEngines.update, 10 * COLD_FIELDS, 'filled').loadMs);
}
const rows = names.map(
  (name): EngineRow => ({
    engine: name,
    micros: micros[name] ?? {},
    // A load runs once and is short. Other work of the machine, such as V8's compiler threads, only adds to it.
    coldLoadMs: Math.min(...(cold[name] ?? []).map(({ loadMs }) => loadMs)),
    coldMedianMs: median((cold[name] ?? []).map(({ loadMs }) => loadMs)),
    heapKb: median((cold[name] ?? []).map(({ heapKb }) => heapKb)),
  }),
);

const sizes: Record<string, number> = {};
for (const { name, code, external } of bundles) sizes[name] = await bundleKb(code, external);
const hostile = measureHostile();
const analysisMs = measureAnalysis();
const full = measureFull();

console.log(
  'Microseconds a change (median of interleaved rounds), cold load (least of the rounds) and heap of one more session at 500 fields',
);
console.table(
  rows.map((row) => ({
    engine: row.engine,
    ...Object.fromEntries(SIZES.map((size) => [`N=${size}`, shown(row.micros[size])])),
    'cold load ms': shown(row.coldLoadMs),
    'its median': shown(row.coldMedianMs),
    'heap KB': shown(row.heapKb),
  })),
);
console.log('\nCold load with all values filled, ms (median)');
console.table(Object.entries(filledMs).map(([load, ms]) => ({ load, ms: shown(median(ms)) })));
console.log('\nBundles, minified and gzipped, kB');
console.table(Object.entries(sizes).map(([bundle, kB]) => ({ bundle, kB: shown(kB) })));
console.log('\n500 fields that use everything: microseconds a change, ms of the analysis, questions left open');
console.table(Object.fromEntries(Object.entries(full).map(([name, value]) => [name, shown(value)])));
console.log('\nHostile templates: refused with a located issue, or they work');
console.table(hostile.map((row) => ({ ...row, ms: shown(row.ms) })));

const rowOf = (name: string) => rows.find(({ engine }) => engine === name) as EngineRow;
const goals = checkGoals({
  limit: rowOf(ownEngines.limit),
  limitActor: rowOf(ownEngines.limitActor),
  update: rowOf(ownEngines.update),
  machine: rowOf(ownEngines.machine),
  filledMs: {
    limit: median(filledMs.limit ?? []),
    update: median(filledMs.update ?? []),
    machine: median(filledMs.machine ?? []),
    updateOfTenfold: median(filledMs['update at 5000'] ?? []),
  },
  sizes,
  hostileMs: Math.max(...hostile.map(({ ms }) => ms)),
  analysisMs,
  full,
});
console.log('\nGoals');
console.table(goals);

if (!quick) {
  mkdirSync(reports, { recursive: true });
  const host = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length };
  const report = { machine: host, rows, sizes, hostile, analysisMs, full, goals };
  writeFileSync(`${reports}/bench-engine.json`, JSON.stringify(report, null, 2));
}
