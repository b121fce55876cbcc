import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright';

/**
 * What Lighthouse's benchmark counts on the phone that is measured. Between the two phones Chrome's developer tools know:
 * 264 for a slow one, 1,000 for a middling one. A machine of 1,500, for which Lighthouse's own factor 4 is meant, becomes
 * this phone at that factor.
 */
const PHONE_INDEX = 375;

/** How much a machine is slowed down to be that phone. */
export interface PhoneSlowdown {
  /** What Lighthouse's benchmark counts on the machine */
  readonly benchmarkIndex: number;
  /** By how much the processor is slowed down */
  readonly factor: number;
}

/** Measures the machine, so that the same page gets the same figures on a slow machine and on a fast one. */
export async function measurePhoneSlowdown(browser: Browser): Promise<PhoneSlowdown> {
  const page = await browser.newPage();
  try {
    let benchmarkIndex = 0;
    // Whatever else runs on the machine only ever lowers the figure.
    for (let run = 0; run < 5; run += 1) {
      benchmarkIndex = Math.max(benchmarkIndex, await page.evaluate(pageFunctions.computeBenchmarkIndex));
    }
    return { benchmarkIndex, factor: Math.max(1, Number((benchmarkIndex / PHONE_INDEX).toFixed(1))) };
  } finally {
    await page.close();
  }
}
