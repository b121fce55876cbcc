import type { Browser, Page } from 'playwright';
import { openThrottledPhone } from './throttled-phone.ts';

/** One interaction of a visitor with a page. */
interface Interaction {
  readonly name: string;
  readonly act: (page: Page) => Promise<unknown>;
}

/** The slowest interaction with a page. */
interface SlowestInteraction {
  readonly interaction: string;
  /** From the input to the next painted frame, ms, in steps of 8 as reported by the browser. */
  readonly durationMs: number;
}

declare global {
  interface Window {
    slowestMs: number;
  }
}

const press = (name: string | RegExp): Interaction => ({
  name: String(name),
  act: (page) => page.getByRole('main').getByRole('button', { name }).first().tap(),
});
const key = (name: string): Interaction => ({ name, act: (page) => page.keyboard.press(name) });
const check = (name: string | RegExp): Interaction => ({
  name: String(name),
  act: (page) => page.locator('label').filter({ hasText: name }).first().tap(),
});
const enter = (label: string, text: string): Interaction => ({
  name: `${text} into ${label}`,
  act: (page) => page.getByRole('textbox', { name: label, exact: true }).pressSequentially(text),
});
const sideMenu: Interaction = {
  name: 'Menü',
  act: (page) => page.getByRole('button', { name: /Menü/ }).first().tap(),
};

/** Interactions with each page, in order. */
const journeys: Readonly<Record<string, readonly Interaction[]>> = {
  home: [sideMenu, key('Escape'), press('Taillenumfang'), press('Kopfumfang')],
  collection: [press(/^Merken/), press('In den Warenkorb'), sideMenu, key('Escape')],
  'large-collection': [press(/^Merken/), press('In den Warenkorb')],
  article: [press(/^Merken/), press(/Bild 2/), press(/vergrößern/i), key('Escape')],
  configurator: [
    enter('Rasse', 'Labrador'),
    enter('Gewicht', '31,5'),
    check('Hündin'),
    press('Weiter'),
    enter('Brustumfang', '92'),
    press('Extras'),
    check('Beidseitig'),
    press('Preisübersicht'),
    press('In den Warenkorb'),
  ],
};

/**
 * Runs a page's interactions.
 * @param page a page name of the benchmark
 * @returns the slowest interaction, measured as Interaction to Next Paint
 */
export async function measureInteractions(browser: Browser, page: string, url: string): Promise<SlowestInteraction> {
  const { visit, close } = await openThrottledPhone(browser, url, observeInteractions);
  try {
    let slowest: SlowestInteraction = { interaction: 'none', durationMs: 0 };
    const refuse: Interaction = {
      name: 'the cookie banner',
      act: (shown) => shown.getByRole('button', { name: 'Alle ablehnen' }).tap(),
    };
    for (const { name, act } of [refuse, ...(journeys[page] ?? [])]) {
      await visit.evaluate(() => {
        window.slowestMs = 0;
      });
      await act(visit);
      // Waits until the frame is presented and the observer has run.
      await visit.waitForTimeout(600);
      const durationMs = await visit.evaluate(() => window.slowestMs);
      if (durationMs > slowest.durationMs) slowest = { interaction: name, durationMs };
    }
    return slowest;
  } finally {
    await close();
  }
}

/** Runs in the page: records the longest duration of an event that belongs to an interaction. */
function observeInteractions(): void {
  window.slowestMs = 0;
  // Without the threshold, which is missing in the types, only events longer than 104 ms are reported.
  const everyEvent = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) {
        window.slowestMs = Math.max(window.slowestMs, entry.duration);
      }
    }
  }).observe(everyEvent);
}
