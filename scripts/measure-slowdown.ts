import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright';

/**
 * What Lighthouse's benchmark counts on the phone that is measured. Chrome's developer tools know a slow phone of 264 and
 * a middling one of 1,000. A machine of 1,500, for which Lighthouse's own factor of 4 is meant, becomes this phone by it.
 */
const PHONE_INDEX = 375;
const RUNS = 3;

/**
 * By how much the processor has to be slowed down to be the phone, so that a page gets the same figures on every machine.
 * Asked before each measurement, because a machine that is shared changes its speed.
 */
export async function measureSlowdown(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    let index = 0;
    // Whatever else runs only ever lowers the count.
    for (let run = 0; run < RUNS; run += 1) {
      index = Math.max(index, await page.evaluate(pageFunctions.computeBenchmarkIndex));
    }
    return Math.max(1, Number((index / PHONE_INDEX).toFixed(1)));
  } finally {
    await page.close();
  }
}
