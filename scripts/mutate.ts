// pnpm mutate [area …] [--sample N] [--from F] [--lanes L] [--record]: mutation testing. Applies mutants to the code of
// prices, rules, states and policies, one at a time, and counts those that the tests detect. Prints the others with
// their place. With --record it stores the count in docs/mutation-score.json.
import { parseArgs } from 'node:util';
import { areas } from './mutation/areas.ts';
import { type Candidate, candidatesOf, databaseCandidates, stopDatabaseServer } from './mutation/candidates.ts';
import { Lane } from './mutation/lane.ts';
import { record } from './mutation/record.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    from: { type: 'string', default: '0' },
    lanes: { type: 'string', default: '2' },
    record: { type: 'boolean', default: false },
  },
});

/** Sources of mutants by area. */
const finders: Readonly<Record<string, () => Promise<readonly Candidate[]>>> = {
  ...Object.fromEntries(Object.entries(areas).map(([name, parts]) => [name, async () => parts.flatMap(candidatesOf)])),
  database: databaseCandidates,
};

/**
 * Picks items at even distances, so that every file of an area is represented.
 * @param from offset within a distance, 0 to 1: another offset gives another sample
 */
function spread<T>(items: readonly T[], count: number, from: number): readonly T[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, index) => items[Math.floor(((index + from) * items.length) / count)] as T);
}

/** @throws Error if the tests fail without a mutant, or do not run the mutated file */
async function checkTests(lanes: readonly Lane[], chosen: readonly Candidate[]): Promise<void> {
  const paths = [...new Set(chosen.flatMap(({ tests, nearest }) => [...tests, nearest?.path ?? []].flat()))];
  const shares = lanes.map((lane, share) => lane.findFailing(paths.filter((_, at) => at % lanes.length === share)));
  const failing = (await Promise.all(shares)).flat();
  if (failing.length > 0) throw new Error(`These tests fail without a mutant, fix them first: ${failing.join(', ')}`);
  const [first] = chosen;
  const [lane] = lanes;
  if (first === undefined || lane === undefined) return;
  const breaking = { start: 0, end: 0, text: `throw new Error('A mutant that every test detects');\n` };
  const verdict = await lane.test({ ...first, mutant: breaking });
  if (verdict !== 'failed') throw new Error(`No test covers ${first.file}, so the count would be meaningless`);
}

/** The command that reproduces a count. */
function commandFor(area: string): string {
  const { sample, from } = values;
  return `pnpm mutate ${area}${sample ? ` --sample ${sample}` : ''}${from === '0' ? '' : ` --from ${from}`}`;
}

async function measure(name: string, all: readonly Candidate[]): Promise<object> {
  const chosen = spread(all, Number(values.sample ?? all.length), Number(values.from));
  const usualMs = new Map<string, number>();
  const lanes = Array.from({ length: Number(values.lanes) }, () => new Lane(usualMs));
  const count = { failed: 0, hung: 0, passed: 0 };
  try {
    await checkTests(lanes, chosen);
    const waiting = [...chosen];
    await Promise.all(
      lanes.map(async (lane) => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const verdict = await lane.test(next);
          count[verdict] += 1;
          if (verdict === 'passed') console.log(`not detected: ${next.what}`);
          process.stderr.write(`\r${name}: ${count.failed + count.hung + count.passed} of ${chosen.length} `);
        }
      }),
    );
  } finally {
    for (const lane of lanes) lane.end();
  }
  const noticed = count.failed + count.hung;
  if (values.record) record(name, { command: commandFor(name), tried: chosen.length, noticed });
  const percent = Math.round((noticed / Math.max(chosen.length, 1)) * 100);
  return { 'of all': all.length, mutants: chosen.length, noticed, 'by hanging': count.hung, percent };
}

const names = positionals.length > 0 ? positionals : Object.keys(finders);
const rows: Record<string, object> = {};
for (const name of names) {
  const find = finders[name];
  if (find === undefined) throw new Error(`No area "${name}"; there are ${Object.keys(finders).join(', ')}`);
  rows[name] = await measure(name, await find());
}
console.table(rows);
await stopDatabaseServer();
process.exit();
