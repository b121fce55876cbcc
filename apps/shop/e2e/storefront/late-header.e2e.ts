import { test } from '../support/fixtures.ts';
import { expectNoLayoutShift } from '../support/layout-shift.ts';
import { pauseParser } from '../support/pause-parser.ts';

test('The header keeps its place when a part of it arrives late', async ({ page }) => {
  const { release, isPaused } = await pauseParser(page, '/kontakt', (html) => html.indexOf('</search>'));
  await page.goto('/kontakt', { waitUntil: 'commit' });
  await isPaused;
  // Enough for a browser to paint what has arrived.
  await page.waitForTimeout(1_000);
  release();
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(() => document.fonts.ready);
  // 0.005 if the header is painted without its links.
  await expectNoLayoutShift(page);
});
