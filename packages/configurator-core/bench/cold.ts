// node --expose-gc bench/cold.ts <engine> <fields>: one engine in a fresh process; prints its cold load and its heap.
import { engineNamed } from './engines/index.ts';
import { measureHeapKb } from './measure.ts';
import { createWorkload } from './workload.ts';

const [name = '', fieldCount] = process.argv.slice(2);
const engine = await engineNamed(name);
const workload = createWorkload(Number(fieldCount), 200);
const json = JSON.stringify(workload.template);
// What the process left behind while it started is none of the engine's business.
globalThis.gc?.();
const started = performance.now();
engine.load({ ...workload, template: JSON.parse(json) });
const loadMs = performance.now() - started;
console.log(JSON.stringify({ loadMs, heapKb: measureHeapKb(engine, workload) }));
