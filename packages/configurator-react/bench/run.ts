// pnpm bench: our renderer beside a bare form and other form libraries, the same 500 fields on one page in a real
// Chromium, interleaved in one run. Prints a table and writes reports/bench-renderer.json; a page that shows other
// fields than the rest, or loses keys, ends the run.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildPages } from './build-pages.ts';
import { measurePages } from './measure-pages.ts';
import { requireEqualPages } from './require-equal-pages.ts';
import { serveFolder } from './serve-folder.ts';
import { createWork } from './work.ts';

const FIELDS = 500;
const EFFORT = { rounds: 9, keysPerRound: 25 };
const OURS = 'configurator';
/** The modules of pages/; the yardstick first. */
const PAGES = ['bare', OURS, 'rjsf', 'survey', 'json-forms'];
const GOALS = [
  { measure: 'keyRatio', name: 'keystroke to the next frame', limit: 1.2 },
  { measure: 'mountRatio', name: 'mount to first paint', limit: 1.5 },
] as const;

const work = createWork(FIELDS);
const folder = mkdtempSync(join(tmpdir(), 'bench-renderer-'));
await buildPages(PAGES, work, folder);
const { origin, close } = await serveFolder(folder);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

try {
  const renders = await requireEqualPages(browser, origin, PAGES, work);
  console.log(`${work.shownLabels.length} of ${FIELDS} fields show on every page; keys go into ${work.typed.label}.`);
  const costs = await measurePages(browser, origin, PAGES, work, EFFORT);
  const rows = costs.map((cost) => ({ ...cost, rendersPerKey: renders.get(cost.page) ?? Number.NaN }));
  const ours = rows.find(({ page }) => page === OURS);
  const goals = GOALS.map(({ measure, name, limit }) => {
    const ratio = ours?.[measure] ?? Number.NaN;
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
      'renders per key': round(row.rendersPerKey),
    })),
  );
  for (const { goal, limit, ratio, holds } of goals) {
    console.log(`${holds ? 'holds ' : 'MISSED'} ${goal}: ${round(ratio)} × the bare form, at most ${limit} wanted`);
  }
  const reports = join(import.meta.dirname, '../../../reports');
  mkdirSync(reports, { recursive: true });
  const report = { fields: FIELDS, shownFields: work.shownLabels.length, ...EFFORT, pages: rows, goals };
  writeFileSync(join(reports, 'bench-renderer.json'), `${JSON.stringify(report, null, 2)}\n`);
} finally {
  await browser.close();
  close();
  rmSync(folder, { recursive: true, force: true });
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
