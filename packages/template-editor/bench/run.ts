// Measures an editor with 200 fields: a keystroke from its event to the next frame, and the frames of a drag, while the
// worker computes the findings. Then keystrokes beside and inside a price table of 100 × 100 cells, and with 500 fields
// that use every feature of the engine. Then a rule map of 500 fields: the time until the visible part and until all of
// it is drawn, and its frames while panning. Run with `pnpm --filter template-editor bench`. Other programs affect the
// frame times, but not the printed processor time per keystroke on the page's thread.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';

/** Durations in the page, ms. */
interface Seen {
  keys: number[];
  frames: number[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

const KEYSTROKE_GOAL_MS = 50;
const FRAME_GOAL_MS = 1000 / 60;
const OPEN_GOAL_MS = 1000;
const MAP_FIELDS = 500;
const MAP_RUNS = 5;
const PAN_STEPS = 120;
const TABLE_ENTRIES = 30;
const TEXT = 'Ein Feld mit einem langen Namen, Letter um Letter getippt';
/** Frame times come from a rounded clock. */
const MEASURING_ERROR_MS = 0.2;
/** Twelve keystrokes per second, faster than typing: each has its own frame and none waits for the previous one. */
const BETWEEN_KEYS_MS = 80;
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

const outDir = mkdtempSync(join(tmpdir(), 'template-editor-bench-'));
const root = fileURLToPath(new URL('./page', import.meta.url));
await build({ root, logLevel: 'error', build: { outDir } });
const server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 5820 } });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? SYSTEM_CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu'],
});

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Records the duration of every frame, and the time from each keydown to the next frame. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Seen = { keys: [], frames: [] };
    window.seen = seen;
    window.addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        requestAnimationFrame(() => setTimeout(() => seen.keys.push(performance.now() - start)));
      },
      { capture: true },
    );
    let last = performance.now();
    const frame = (now: number) => {
      seen.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

async function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const { seen: noted } = window;
    const copy = { keys: [...noted.keys], frames: [...noted.frames] };
    noted.keys.length = 0;
    noted.frames.length = 0;
    return copy;
  });
}

function report(what: string, values: readonly number[], goal: number): void {
  const [median, high] = [percentile(values, 0.5), percentile(values, 0.95)];
  const isReached = median <= goal + MEASURING_ERROR_MS;
  console.log(
    `${what}: median ${median.toFixed(1)} ms, 95 % ${high.toFixed(1)} ms, goal ${goal.toFixed(1)} ms ${isReached ? 'reached' : 'missed'}`,
  );
}

/** Returns a clock of the processor time of the page's thread in milliseconds, independent of other programs. */
async function processorClock(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

/**
 * Measures from the click on 'Logic' to the frame with every visible node, and to the frame after the last node of the
 * map is rendered; then a pan by mouse. Each run uses a new page.
 */
async function measureMap(): Promise<void> {
  const opened: number[] = [];
  const completed: number[] = [];
  const busy: number[] = [];
  const frames: number[] = [];
  for (let run = 0; run < MAP_RUNS; run += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?map`);
    await page.getByRole('treeitem').first().waitFor();
    await page.waitForLoadState('networkidle');
    const busyMs = await processorClock(page);
    const busyBefore = await busyMs();
    const [shown, complete] = await page.evaluate(async (fields) => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Logic');
      const start = performance.now();
      button?.click();
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const isEmptyInView = (lane: Element) => {
        const [inner, outer] = [lane, lane.closest('.te-map')].map((part) => part?.getBoundingClientRect());
        if (!inner || !outer || lane.childElementCount > 0) return false;
        return inner.left < outer.right && inner.right > outer.left && inner.top < outer.bottom;
      };
      const isShown = () => {
        const lanes = [...document.querySelectorAll('.te-map-lane-nodes')];
        return lanes.length > 0 && !lanes.some(isEmptyInView);
      };
      while (!isShown()) await frame();
      await frame();
      const afterView = performance.now() - start;
      while (document.querySelectorAll('.te-map-node').length < fields) await frame();
      await frame();
      return [afterView, performance.now() - start];
    }, MAP_FIELDS);
    opened.push(shown ?? Number.NaN);
    completed.push(complete ?? Number.NaN);
    busy.push((await busyMs()) - busyBefore);
    await watch(page);
    const box = await page.locator('.te-map').boundingBox();
    if (!box) throw new Error('The map has no place on the page');
    const [x, y] = [box.x + box.width / 2, box.y + 8];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 8);
    await seen(page);
    for (let step = 0; step < PAN_STEPS; step += 1) await page.mouse.move(x - step, y - step * 4 + (step % 2));
    frames.push(...(await seen(page)).frames);
    await page.mouse.up();
    await page.close();
  }
  report(`map of ${MAP_FIELDS} fields, from the click to the frame with all nodes in view`, opened, OPEN_GOAL_MS);
  report('  to the frame with all nodes, in view and out of view', completed, OPEN_GOAL_MS);
  console.log(`  processor time of the page until then: median ${percentile(busy, 0.5).toFixed(1)} ms`);
  report(`frame while panning a map of ${MAP_FIELDS} fields`, frames, FRAME_GOAL_MS);
}

/** Presses keys at the pace of a fast typist. Reports the time per keystroke, and separately for the key of `own`. */
async function measureKeys(
  page: Page,
  what: string,
  keys: readonly string[],
  own?: { readonly what: string; readonly key: string },
): Promise<void> {
  const busyMs = await processorClock(page);
  await seen(page);
  const busyBefore = await busyMs();
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(BETWEEN_KEYS_MS);
  }
  const busyPerKey = ((await busyMs()) - busyBefore) / keys.length;
  const { keys: times } = await seen(page);
  report(`${what} to the next frame`, times, KEYSTROKE_GOAL_MS);
  if (own) {
    report(
      `${own.what} to the next frame`,
      times.filter((_, index) => keys[index] === own.key),
      KEYSTROKE_GOAL_MS,
    );
  }
  console.log(`  processor time of the page for each, frame and findings included: ${busyPerKey.toFixed(1)} ms`);
}

/** Selects a field and focuses its label. */
async function editLabel(page: Page, name = /^Feld 12(,|$)/): Promise<void> {
  await page.getByRole('treeitem', { name }).click();
  await watch(page);
  await page.getByRole('textbox', { name: 'Label', exact: true }).first().focus();
}

/** Measures typing in the label of a field that a table, computed fields and conditions read. */
async function measureFull(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?full`);
  await editLabel(page, /^width0(,|$)/);
  await measureKeys(page, 'keystroke in a template of 500 fields that use everything', [...TEXT]);
  await page.close();
}

/** Measures typing outside the table, then entering prices in cells: two digits and Enter, which edits the template. */
async function measureTable(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}?table`);
  await editLabel(page);
  await measureKeys(page, 'keystroke in a template with a table of 100 × 100 cells', [...TEXT]);
  await page.getByRole('tab', { name: 'General' }).click();
  await page.getByRole('button', { name: /^Größe/ }).click();
  await page.getByRole('button', { name: 'Edit price table' }).click();
  await page.getByRole('gridcell').first().click();
  const keys = Array.from({ length: TABLE_ENTRIES }, (_, at) => [String(1 + (at % 9)), '5', 'Enter']);
  await measureKeys(page, 'keystroke in a cell of that table', keys.flat(), {
    what: 'Enter in that cell, which changes the template,',
    key: 'Enter',
  });
  await page.close();
}

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await editLabel(page);
  await measureKeys(page, 'keystroke', [...TEXT]);

  const row = page.getByRole('treeitem', { name: /^Feld 15(,|$)/ });
  await row.scrollIntoViewIfNeeded();
  const box = await row.boundingBox();
  if (!box) throw new Error('The row has no place on the page');
  await page.mouse.move(box.x + 60, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 30);
  await seen(page);
  for (let step = 0; step < 60; step += 1) await page.mouse.move(box.x + 60, box.y - step * 4 + (step % 2));
  const { frames } = await seen(page);
  await page.mouse.up();

  report('frame while dragging', frames, FRAME_GOAL_MS);
  await page.close();
  await measureTable();
  await measureFull();
  await measureMap();
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
