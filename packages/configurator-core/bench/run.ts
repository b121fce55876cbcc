// pnpm bench: the engine beside a hand-written limit and other engines, interleaved in one run on the same work.
// Results are held equal first; a difference ends the run. Prints tables and writes reports/bench-engine.json.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { bundleKb } from './bundle-size.ts';
import { configuratorCore, configuratorMachine } from './engines/configurator-core.ts';
import { handWritten, handWrittenActor } from './engines/hand-written.ts';
import { engines } from './engines/index.ts';
import { type EngineRow, judgeGoals } from './goals.ts';
import { measureChanges, measureSingly, median, requireEqualReadings } from './measure.ts';
import { createWorkload } from './workload.ts';

const SIZES = [50, 500, 5000];
const COLD_FIELDS = 500;
const COLD_RUNS = 5;
const reports = fileURLToPath(new URL('../../../reports', import.meta.url));

function measureCold(engine: string): { loadMs: number; heapKb: number } {
  const script = fileURLToPath(new URL('cold.ts', import.meta.url));
  const run = (): { loadMs: number; heapKb: number } =>
    JSON.parse(
      execFileSync(process.execPath, ['--expose-gc', script, engine, String(COLD_FIELDS)], { encoding: 'utf8' }),
    );
  const runs = Array.from({ length: COLD_RUNS }, run);
  return { loadMs: median(runs.map(({ loadMs }) => loadMs)), heapKb: median(runs.map(({ heapKb }) => heapKb)) };
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

const rows = engines.map(({ name }): EngineRow => {
  const { loadMs, heapKb } = measureCold(name);
  return { engine: name, micros: micros[name] ?? {}, coldLoadMs: loadMs, heapKb };
});
const singly = measureSingly(configuratorMachine, createWorkload(500, 5000));

const loadTemplate =
  "import { loadConfigurator } from '../src/index.ts'; import { startConfigurator } from '../src/machine/index.ts'; export { loadConfigurator, startConfigurator };";
const sizes = {
  'engine and machine, without XState and zod': await bundleKb(loadTemplate, ['xstate', 'zod', 'zod/mini']),
  'engine and machine, with them': await bundleKb(loadTemplate),
  'every export of the engine, without them': await bundleKb("export * from '../src/index.ts';", [
    'xstate',
    'zod',
    'zod/mini',
  ]),
  'json-logic-js': await bundleKb("export * from 'json-logic-js';"),
  '@jsonforms/core': await bundleKb("export * from '@jsonforms/core';"),
  '@formily/core': await bundleKb("export * from '@formily/core';"),
  'survey-core': await bundleKb("export * from 'survey-core';"),
};

console.log(
  'Microseconds a change (median of interleaved rounds), cold load and heap of one more session at 500 fields',
);
console.table(
  rows.map((row) => ({
    engine: row.engine,
    ...Object.fromEntries(SIZES.map((size) => [`N=${size}`, shown(row.micros[size])])),
    'cold load ms': shown(row.coldLoadMs),
    'heap KB': shown(row.heapKb),
  })),
);
console.log('\nBundles, minified and gzipped, kB');
console.table(Object.entries(sizes).map(([bundle, kb]) => ({ bundle, kB: shown(kb) })));

const rowOf = (name: string) => rows.find(({ engine }) => engine === name) as EngineRow;
const goals = judgeGoals({
  limit: rowOf(handWritten.name),
  limitActor: rowOf(handWrittenActor.name),
  update: rowOf(configuratorCore.name),
  machine: rowOf(configuratorMachine.name),
  singly,
  coreKb: sizes['engine and machine, without XState and zod'],
  wholeKb: sizes['engine and machine, with them'],
});
console.log('\nGoals');
console.table(goals);

mkdirSync(reports, { recursive: true });
const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length };
writeFileSync(`${reports}/bench-engine.json`, JSON.stringify({ machine, rows, singly, sizes, goals }, null, 2));
