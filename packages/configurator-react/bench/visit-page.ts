import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { countRenders } from './count-renders.ts';
import type {} from './pages/start-page.ts';
import type { Work } from './work.ts';

/** A key that no rule matches, so that the visible fields do not change. */
const KEY = 'x';
const WARM_UP_KEYS = 3;
/** Longer than every timer of the pages, so that deferred work is included. */
const SETTLE_MS = 1500;

/** One fresh load of a page. */
export interface Visit {
  mountMs: number;
  /** From keydown to the end of the next frame, ms each. */
  keystrokesMs: readonly number[];
  /** Main thread time per key, ms: script, style, layout, paint and all deferred work. */
  taskMsPerKey: number;
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on('pageerror', (error) => {
    throw new Error(`${url}: ${error.message}`);
  });
  return page;
}

async function load(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const mountMs = await page.evaluate(() => window.bench.mount());
  await page.waitForTimeout(300);
  return mountMs;
}

/** Moves the cursor to the end of the typed field. */
async function enterField(page: Page, work: Work) {
  const input = page.getByRole('textbox', { name: new RegExp(`^${work.typed.label}(?!\\d)`) });
  await input.focus();
  await input.press('End');
  // Waits until the key that moved the cursor is recorded, which may take longer on a busy machine.
  while ((await page.evaluate(() => window.bench.takeKeystrokes())).length === 0) await wait(20);
  return input;
}

/** Returns the total processor time of a page's main thread, ms. */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const total = metrics.find(({ name }) => name === 'TaskDuration');
  if (total === undefined) throw new Error('Chromium reports no task duration.');
  return total.value * 1000;
}

/** Loads a page, mounts its form and types `keyCount` keys, each at a random moment between two frames. */
export async function visitPage(browser: Browser, url: string, work: Work, keyCount: number): Promise<Visit> {
  const page = await openPage(browser, url);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const mountMs = await load(page, url);
  const input = await enterField(page, work);
  let busyBeforeMs = 0;
  for (let key = 0; key < WARM_UP_KEYS + keyCount; key += 1) {
    if (key === WARM_UP_KEYS) busyBeforeMs = await taskMs(session);
    await page.keyboard.press(KEY);
    await wait(30 + Math.random() * 30);
  }
  await page.waitForTimeout(SETTLE_MS);
  const taskMsPerKey = ((await taskMs(session)) - busyBeforeMs) / keyCount;
  const keystrokes = await page.evaluate(() => window.bench.takeKeystrokes());
  const text = await input.inputValue();
  await page.close();
  if (!text.endsWith(KEY.repeat(WARM_UP_KEYS + keyCount)) || keystrokes.length !== WARM_UP_KEYS + keyCount) {
    throw new Error(`${url} lost keys: ${keystrokes.length} recorded, the field holds "${text}".`);
  }
  return { mountMs, keystrokesMs: keystrokes.slice(WARM_UP_KEYS), taskMsPerKey };
}

/** The visible fields of a page and its component renders. */
export interface Inspection {
  shownLabels: readonly string[];
  /** Labels after typing the probe's word. */
  probedLabels: readonly string[];
  rendersPerKey: number;
}

/** Loads a page and counts React's renders. Nothing is timed here, since counting is slow. */
export async function inspectPage(browser: Browser, url: string, work: Work): Promise<Inspection> {
  const page = await openPage(browser, url);
  await page.addInitScript(countRenders);
  await load(page, url);
  const shownLabels = await page.evaluate(() => window.bench.shownLabels());
  await enterField(page, work);
  const keyCount = 10;
  const before = await page.evaluate(() => window.renderCount);
  if (before === 0) throw new Error(`${url}: no render was counted.`);
  for (let key = 0; key < keyCount; key += 1) {
    await page.keyboard.press(KEY);
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(300);
  const rendersPerKey = ((await page.evaluate(() => window.renderCount)) - before) / keyCount;
  for (const letter of work.probe.word) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(500);
  const probedLabels = await page.evaluate(() => window.bench.shownLabels());
  await page.close();
  return { shownLabels, probedLabels, rendersPerKey };
}
