import { AccountPage } from '../pages/account.page.ts';
import { expect, test } from '../support/fixtures.ts';

const PAUSED_ID = '30000000-0000-4000-8000-000000000011';

test('[SF-NAV-27] [SF-ART-22] An admin opens the configurator of a paused article, and a guest gets a 404 page', async ({
  page,
}) => {
  const address = `/configure/dog-leash?article=${PAUSED_ID}`;
  const reply = await page.goto(address);
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Artikel nicht gefunden' })).toBeVisible();

  await new AccountPage(page).openAs('admin@example.de', `/articles/${PAUSED_ID}`);
  await page.getByRole('link', { name: 'Konfigurieren und bestellen' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('navigation', { name: 'Schritte' })).toBeVisible();
});
