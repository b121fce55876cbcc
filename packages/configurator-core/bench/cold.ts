// node --expose-gc bench/cold.ts <engine> <fields> [filled]: measures one engine in a fresh process, and prints its
// cold load and heap. `filled` starts with a value in every field and skips the heap.
import { engineNamed } from './engines/index.ts';
import { measureHeapKb } from './measure.ts';
import { createWorkload } from './workload.ts';

const [name = '', fieldCount, filled] = process.argv.slice(2);
const engine = await engineNamed(name);
const workload = createWorkload(Number(fieldCount), 200, filled === 'filled');
const json = JSON.stringify(workload.template);
// Collects garbage from starting the process, so that it does not count for the engine.
globalThis.gc?.();
const started = performance.now();
engine.load({ ...workload, template: JSON.parse(json) });
const loadMs = performance.now() - started;
console.log(JSON.stringify({ loadMs, heapKb: filled ? 0 : measureHeapKb(engine, workload) }));
