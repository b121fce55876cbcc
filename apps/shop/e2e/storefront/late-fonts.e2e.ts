import { expect, test } from '../support/fixtures.ts';
import { layoutShift } from '../support/layout-shift.ts';

test('Text keeps its place when the fonts arrive after it', async ({ page }) => {
  for (const path of ['/', '/kontakt', '/configure/dog-coat']) {
    let release = () => {};
    const isPainted = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await isPainted;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    expect(await layoutShift(page)).toBe(0);
    release();
    await page.evaluate(() => document.fonts.ready);
    // 0.024 on the page of the contact form without fonts that take the space of the late ones.
    expect(await layoutShift(page), path).toBeLessThan(0.005);
    await page.unroute('**/*.woff2');
  }
});
