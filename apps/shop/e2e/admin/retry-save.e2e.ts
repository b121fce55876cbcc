import { AccountPage } from '../pages/account.page.ts';
import { expect, test } from '../support/fixtures.ts';

for (const width of [390, 768, 1280]) {
  test(`at ${width} px the error of a failed save does not cover the button for the second attempt`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await new AccountPage(page).openAs('admin@example.de', '/admin/articles/new');
    await page.route('**/rest/v1/rpc/save_article', (route) => route.fulfill({ status: 500, json: {} }));
    const title = page.getByLabel('Titel');
    const save = async () => {
      const request = page.waitForRequest('**/rest/v1/rpc/save_article');
      await page.getByRole('button', { name: 'Speichern' }).click({ timeout: 60_000 });
      await request;
    };
    await title.fill('Regenmantel');
    await save();
    const toasts = page.getByRole('region', { name: 'Mitteilungen' });
    await expect(toasts.getByRole('group')).toBeVisible();

    // Scrolls up, so that the toast returns to the lower edge, under the resting pointer.
    await page.mouse.move(width - 120, 750);
    await title.fill('Regenmantel „Nord“');
    await expect(page.getByRole('button', { name: 'Speichern' })).not.toBeInViewport();
    await expect(toasts).toHaveCSS('translate', /^(none|0px( 0px)?)$/);
    await save();
  });
}
