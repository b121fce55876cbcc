import { expect, test } from '../support/fixtures.ts';
import { expectNoLayoutShift } from '../support/layout-shift.ts';
import { pauseParser } from '../support/pause-parser.ts';

// The whole page fits into each window: what moves below the edge of a window is no shift.
const windows = [
  { width: 390, height: 1800 },
  { width: 800, height: 1600 },
  { width: 1280, height: 1024 },
  { width: 1920, height: 1080 },
];

for (const window of windows) {
  test(`A short page keeps its place when the rest of its footer arrives late, ${window.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(window);
    const { release } = await pauseParser(
      page,
      '/nowhere',
      (html) => html.indexOf('</p>', html.indexOf('<footer')) + '</p>'.length,
    );
    await page.goto('/nowhere', { waitUntil: 'commit' });
    await page.getByText('Demo-Shop:').waitFor();
    await expect(page.getByRole('link', { name: 'Impressum' })).toHaveCount(0);
    await expectNoLayoutShift(page);
    release();
    await page.getByRole('link', { name: 'Impressum' }).waitFor();
    await expectNoLayoutShift(page);
  });
}
