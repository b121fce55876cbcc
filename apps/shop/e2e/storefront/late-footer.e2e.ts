import { expect, test } from '../support/fixtures.ts';
import { expectNoLayoutShift } from '../support/layout-shift.ts';
import { pauseParser } from '../support/pause-parser.ts';

test('a short page keeps its place when the rest of its footer arrives late', async ({ page }) => {
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
  // 0.029 if the footer has only the height of what has arrived.
  await expectNoLayoutShift(page);
});
