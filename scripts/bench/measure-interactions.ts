import type { Browser, Page } from 'playwright';
import { openThrottledPhone } from './throttled-phone.ts';

/** One thing a visitor does on a page. */
interface Interaction {
  readonly name: string;
  readonly act: (page: Page) => Promise<unknown>;
}

/** The slowest answer of a page. */
interface SlowestInteraction {
  readonly interaction: string;
  /** From the press until the next frame is out, ms, in steps of 8 as the browser reports them. */
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

/** What is done on each page, one after another. */
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
 * Does on a page what visitors do there.
 * @param page a name out of the bench's list
 * @returns the slowest of all answers, as Interaction to Next Paint counts them
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
      // Until the frame is presented and the observer has run.
      await visit.waitForTimeout(600);
      const durationMs = await visit.evaluate(() => window.slowestMs);
      if (durationMs > slowest.durationMs) slowest = { interaction: name, durationMs };
    }
    return slowest;
  } finally {
    await close();
  }
}

/** Runs in the page: keeps the longest duration of an event that belongs to an interaction. */
function observeInteractions(): void {
  window.slowestMs = 0;
  // Without the threshold, which the types do not know, only events longer than 104 ms are reported.
  const everyEvent = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) {
        window.slowestMs = Math.max(window.slowestMs, entry.duration);
      }
    }
  }).observe(everyEvent);
}
