import type { Browser } from 'playwright';
import { openThrottledPhone } from './throttled-phone.ts';

/**
 * Scrolls through a page with the mouse wheel.
 * @returns the longest task during that time, ms; 0 if none took 50 ms, the minimum that a browser reports
 */
export async function measureScrolling(browser: Browser, url: string): Promise<number> {
  const { visit, close } = await openThrottledPhone(browser, url);
  try {
    // Excludes the tasks of the page's start.
    await visit.evaluate(() => {
      Object.assign(window, { longestTaskMs: 0 });
      new PerformanceObserver((list) => {
        const longest = Math.max(
          Reflect.get(window, 'longestTaskMs'),
          ...list.getEntries().map((task) => task.duration),
        );
        Object.assign(window, { longestTaskMs: longest });
      }).observe({ type: 'longtask' });
    });
    const height = await visit.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 400) {
      await visit.mouse.wheel(0, 400);
      await visit.waitForTimeout(60);
    }
    await visit.waitForTimeout(500);
    return Math.round(await visit.evaluate(() => Reflect.get(window, 'longestTaskMs')));
  } finally {
    await close();
  }
}
