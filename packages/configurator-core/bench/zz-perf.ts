import { evaluate, loadConfigurator, update } from '../src/index.ts';
import { evaluationOf, startConfigurator } from '../src/machine/index.ts';
import { handWritten, handWrittenActor } from './engines/hand-written.ts';
import { createWorkload } from './workload.ts';

const cpu = () => {
  const u = process.threadCpuUsage();
  return u.user + u.system;
};
const only = process.argv[2];
for (const N of only ? [Number(only)] : [50, 500, 5000]) {
  const w = createWorkload(N, 5000);
  const json = JSON.stringify(w.template);
  const loads: number[] = [],
    hl: number[] = [];
  for (let i = 0; i < 15; i++) {
    const j = JSON.parse(json);
    const t = cpu();
    const r = loadConfigurator(j);
    if (r.ok) evaluate(r.value, {});
    loads.push((cpu() - t) / 1000);
    const t2 = cpu();
    handWritten.load(createWorkload.length ? w : w);
    hl.push((cpu() - t2) / 1000);
  }
  const r = loadConfigurator(JSON.parse(json));
  if (!r.ok) throw new Error(JSON.stringify(r.error.slice(0, 3)));
  const c = r.value;
  let e = evaluate(c, {}, { basePriceCents: 9900 });
  const names = w.fields.map((f) => f.name);
  let sink = 0;
  const h = handWritten.load(w),
    ha = handWrittenActor.load(w);
  const a = startConfigurator({ configurator: c, basePriceCents: 9900, initialValues: {} });
  const fns: Record<string, () => void> = {
    limit: () => {
      for (const ch of w.changes) {
        const x = h.change(ch);
        sink += x.missing + x.totalCents;
      }
    },
    update: () => {
      for (const ch of w.changes) {
        e = update(e, names[ch.index]!, ch.value);
        sink += e.issueCount + e.totalCents;
      }
    },
    actorLimit: () => {
      for (const ch of w.changes) {
        ha.change(ch);
      }
    },
    machine: () => {
      for (const ch of w.changes) {
        a.send({ type: 'field.change', fieldName: names[ch.index]!, value: ch.value });
        const ev = evaluationOf(a.getSnapshot());
        sink += ev.totalCents + ev.issueCount;
      }
    },
  };
  const best: Record<string, number> = {};
  for (let round = 0; round < 6; round++)
    for (const [k, f] of Object.entries(fns)) {
      const reps = k === 'limit' || k === 'update' ? 150 : 20;
      const t = cpu();
      for (let i = 0; i < reps; i++) f();
      const us = (cpu() - t) / (reps * w.changes.length);
      if (round > 0) best[k] = Math.min(best[k] ?? 1e9, us);
    }
  console.log(
    N,
    'load cold',
    loads[0]!.toFixed(1),
    'warm',
    Math.min(...loads).toFixed(2),
    'hand',
    hl[0]!.toFixed(2),
    Math.min(...hl).toFixed(2),
    '| limit',
    best.limit!.toFixed(3),
    'update',
    best.update!.toFixed(3),
    (best.update! / best.limit!).toFixed(2) + 'x',
    '| actor limit',
    best.actorLimit!.toFixed(2),
    'machine',
    best.machine!.toFixed(2),
    (best.machine! / best.actorLimit!).toFixed(2) + 'x',
    sink > 0,
  );
}
