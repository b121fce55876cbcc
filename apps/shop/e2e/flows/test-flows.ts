import { test } from '../support/fixtures.ts';
import { categoryToRefund } from './admin-flow.ts';
import type { Flow } from './flow.ts';
import {
  backForwardReload,
  guestPurchase,
  offline,
  registrationToDocuments,
  twoTabs,
  withdrawal,
} from './shopper-flows.ts';

const flows: Readonly<Record<string, Flow>> = {
  'a guest purchase': guestPurchase,
  'a registration to the documents of an order': registrationToDocuments,
  'an admin from a category to a refund': categoryToRefund,
  'a withdrawal': withdrawal,
  'back, forward and reload': backForwardReload,
  'two tabs': twoTabs,
  'a lost connection': offline,
};

/** `FLOWS=all` runs each flow at both widths in both browsers, and saves screenshots in `reports/flows`. */
const isFull = process.env.FLOWS === 'all';
const widths = [390, 1440] as const;

/**
 * Runs the flows in this file's browser, whose pages are translated: every second flow, at alternating widths, so that
 * the two browsers together run each flow once and every combination of language and width.
 * @param turn 0 for the browser that runs the first flow, 1 for the other one
 */
export function testFlows(browserLanguage: string, turn: 0 | 1): void {
  for (const [place, [name, run]] of Object.entries(flows).entries()) {
    if (!isFull && place % 2 !== turn) continue;
    const width = widths[(Math.floor(place / 2) + turn) % 2] ?? 390;
    for (const widthPx of isFull ? widths : [width]) {
      test(`${name} works in a translated page at ${widthPx} px in a browser in ${browserLanguage}`, async ({
        page,
        context,
        backendUrl,
      }) => {
        await page.setViewportSize({ width: widthPx, height: widthPx === 390 ? 844 : 900 });
        const look = async (step: string) => {
          const file = `${name} ${widthPx} ${browserLanguage} ${step}`.replaceAll(/\W+/g, '-');
          if (isFull) await page.screenshot({ path: `reports/flows/${file}.png` });
        };
        await run({ page, context, backendUrl, look });
      });
    }
  }
}
