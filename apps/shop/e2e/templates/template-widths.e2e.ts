import { AccountPage } from '../pages/account.page.ts';
import { expect, test } from '../support/fixtures.ts';
import { findHorizontalOverflow } from '../support/horizontal-overflow.ts';

const COAT = '40000000-0000-4000-8000-000000000001';
/** In addition to 1280 px, at which stories check every view. */
const widthsPx = [390, 1024, 1440, 1920];

test('[BEY-62] No view of the template editor scrolls sideways or has an accessibility violation at any width', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await new AccountPage(page).openAs('admin@example.de', `/admin/form-templates/${COAT}`);
  await page.getByRole('treeitem', { name: /^Gewicht/ }).click();
  const views = await page.getByRole('group', { name: 'View' }).getByRole('button').all();
  expect(views.length).toBeGreaterThan(1);
  for (const view of views) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await view.click();
    const name = await view.textContent();
    // At its own size: scaled down to fit, the shop's controls would be too small.
    if (name === 'Preview') await page.getByRole('button', { name: 'Phone' }).click();
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(findHorizontalOverflow), { message: `${name} at ${width} px` })
        .toEqual({ scrollsPx: 0, outside: [] });
      await test.step(`axe: ${name} at ${width} px`, () => expectAccessible(page));
    }
  }
});
