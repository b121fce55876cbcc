import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { countRenders } from './count-renders.ts';
import type {} from './pages/start-page.ts';
import type { Work } from './work.ts';

/** Keys that no rule waits for: what shows stays as it is. */
const KEY = 'x';
const WARM_UP_KEYS = 3;

/** One fresh load of a page. */
export interface Visit {
  mountMs: number;
  /** From keydown until the next frame is out, ms each. */
  keystrokesMs: readonly number[];
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

/** Puts the cursor behind the last letter of the typed field. */
async function enterField(page: Page, work: Work) {
  const input = page.getByRole('textbox', { name: new RegExp(`^${work.typed.label}(?!\\d)`) });
  await input.focus();
  await input.press('End');
  await page.waitForTimeout(100);
  await page.evaluate(() => window.bench.takeKeystrokes());
  return input;
}

/** Loads a page anew, mounts its form and types `keyCount` keys into it, each at a random moment between two frames. */
export async function visitPage(browser: Browser, url: string, work: Work, keyCount: number): Promise<Visit> {
  const page = await openPage(browser, url);
  const mountMs = await load(page, url);
  const input = await enterField(page, work);
  for (let key = 0; key < WARM_UP_KEYS + keyCount; key += 1) {
    await page.keyboard.press(KEY);
    await wait(30 + Math.random() * 30);
  }
  await page.waitForTimeout(100);
  const keystrokes = await page.evaluate(() => window.bench.takeKeystrokes());
  const text = await input.inputValue();
  await page.close();
  if (!text.endsWith(KEY.repeat(WARM_UP_KEYS + keyCount)) || keystrokes.length !== WARM_UP_KEYS + keyCount) {
    throw new Error(`${url} lost keys: ${keystrokes.length} recorded, the field holds "${text}".`);
  }
  return { mountMs, keystrokesMs: keystrokes.slice(WARM_UP_KEYS) };
}

/** What a page shows, and what its components do for it. */
export interface Inspection {
  shownLabels: readonly string[];
  /** After the probe's word has been typed. */
  probedLabels: readonly string[];
  rendersPerKey: number;
}

/** Loads a page with React's renders counted, which takes its own time: nothing here is timed. */
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
