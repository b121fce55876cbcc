// pnpm test:loaded [runs]: runs the whole test suite repeatedly while another program keeps every core busy. Prints the
// time of each run and stops at the first failure.
import { availableParallelism } from 'node:os';
import { start } from './workspace/child-processes.ts';

const runs = Number(process.argv[2] ?? 1);
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`"${process.argv[2]}" is not a number of runs. Write for example: pnpm test:loaded 10`);
  process.exit(1);
}

const cores = availableParallelism();
const load = Array.from({ length: cores }, () =>
  start({ name: 'load', command: process.execPath, arguments: ['--eval', 'for (;;);'] }, { stdio: 'ignore' }),
);
const programs = [...load];
// Without this, Ctrl-C would leave the cores busy.
process.on('exit', () => {
  for (const program of programs) program.kill();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Runs the suite once, with its output on this terminal. */
function runTests(): Promise<boolean> {
  const tests = start(
    { name: 'test', command: process.execPath, arguments: ['scripts/test.ts'] },
    { stdio: 'inherit' },
  );
  programs.push(tests);
  return new Promise((resolve) => tests.on('close', (code) => resolve(code === 0)));
}

let hasFailed = false;
for (let run = 1; run <= runs && !hasFailed; run += 1) {
  const started = performance.now();
  hasFailed = !(await runTests());
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`Run ${run} of ${runs} with ${cores} busy cores ${hasFailed ? 'failed' : 'passed'} after ${minutes} min`);
}
process.exit(hasFailed ? 1 : 0);
