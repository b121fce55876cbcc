import { throttling } from 'lighthouse/core/config/constants.js';
import type { Browser, Page } from 'playwright';

/** A hydrated page on a slow phone: the processor is slowed down as in Lighthouse's mobile profile. */
interface ThrottledPhone {
  readonly visit: Page;
  readonly close: () => Promise<void>;
}

/** Opens a page on the phone and waits for hydration. @param observe runs in the page before its own scripts */
export async function openThrottledPhone(browser: Browser, url: string, observe?: () => void): Promise<ThrottledPhone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const visit = await context.newPage();
    if (observe !== undefined) await visit.addInitScript(observe);
    await (await context.newCDPSession(visit)).send('Emulation.setCPUThrottlingRate', {
      rate: throttling.mobileSlow4G.cpuSlowdownMultiplier,
    });
    await visit.goto(url, { waitUntil: 'networkidle' });
    await visit.waitForFunction(() => '__reactRouterDataRouter' in window);
    await visit.waitForTimeout(1_000);
    return { visit, close: () => context.close() };
  } catch (error) {
    await context.close();
    throw error;
  }
}
