// pnpm bench: compares our renderer with a bare form and other form libraries, with the same 500 fields on one page in
// a real Chromium, interleaved in one run. Prints a table and writes reports/bench-renderer.json. Fails if a page shows
// different fields or loses keys. `--quick` skips the other libraries and writes nothing.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { buildPages } from './build-pages.ts';
import { measurePages } from './measure-pages.ts';
import { requireEqualPages } from './require-equal-pages.ts';
import { serveFolder } from './serve-folder.ts';
import { createWork } from './work.ts';

const FIELDS = 500;
const EFFORT = { rounds: 9, keysPerRound: 25 };
const OURS = 'configurator';
/** Ours with steps, price lines and notices, which no other page has. */
const WHOLE = 'whole-configurator';
/** The modules of pages/, the baseline first. */
const PAGES = ['bare', OURS, WHOLE, 'rjsf', 'survey', 'json-forms'];
const GOALS = [
  { page: OURS, measure: 'mountRatio', name: 'mount to first paint', limit: 1.7 },
  { page: OURS, measure: 'keyRatio', name: 'keystroke to the next frame', limit: 1.2 },
  { page: OURS, measure: 'taskRatio', name: 'main thread time per keystroke', limit: 1.5 },
  { page: WHOLE, measure: 'taskRatio', name: 'main thread time per keystroke, with steps and price', limit: 1.5 },
] as const;
const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;
const pages = quick ? PAGES.slice(0, 3) : PAGES;

const work = createWork(FIELDS);
const folder = mkdtempSync(join(tmpdir(), 'bench-renderer-'));
await buildPages(pages, work, folder);
const { origin, close } = await serveFolder(folder);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

try {
  const renders = await requireEqualPages(browser, origin, pages, work);
  console.log(`${work.shownLabels.length} of ${FIELDS} fields show on every page; keys go into ${work.typed.label}.`);
  const costs = await measurePages(browser, origin, pages, work, EFFORT);
  const rows = costs.map((cost) => ({ ...cost, rendersPerKey: renders.get(cost.page) ?? Number.NaN }));
  const goals = GOALS.map(({ page, measure, name, limit }) => {
    const ratio = rows.find((row) => row.page === page)?.[measure] ?? Number.NaN;
    return { goal: name, limit, ratio, holds: ratio <= limit };
  });

  console.table(
    rows.map((row) => ({
      page: row.page,
      'mount ms': round(row.mountMs),
      '× bare': round(row.mountRatio),
      'key ms, median': round(row.keyMedianMs),
      'key ms, p95': round(row.keyP95Ms),
      '× bare ': round(row.keyRatio),
      'main thread ms per key': round(row.taskMs),
      '× bare  ': round(row.taskRatio),
      'renders per key': round(row.rendersPerKey),
    })),
  );
  for (const { goal, limit, ratio, holds } of goals) {
    console.log(`${holds ? 'holds ' : 'MISSED'} ${goal}: ${round(ratio)} × the bare form, at most ${limit} wanted`);
  }
  if (!quick) {
    const reports = join(import.meta.dirname, '../../../reports');
    mkdirSync(reports, { recursive: true });
    const report = { fields: FIELDS, shownFields: work.shownLabels.length, ...EFFORT, pages: rows, goals };
    writeFileSync(join(reports, 'bench-renderer.json'), `${JSON.stringify(report, null, 2)}\n`);
  }
} finally {
  await browser.close();
  close();
  rmSync(folder, { recursive: true, force: true });
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
