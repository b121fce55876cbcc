import { AccountPage } from '../pages/account.page.ts';
import { expect, test } from '../support/fixtures.ts';

test('[BEY-63] [OP-81] An undo stays at least 10 s, and as long as it is hovered or has the focus', async ({
  page,
}) => {
  // Before loading the page: install() sets the clock to 1970 for a moment, which a page would count as idle time.
  await page.clock.install();
  await new AccountPage(page).openAs('admin@example.de', '/admin/categories/new');
  await page.getByLabel('Titel').fill('Decken');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Decken' });
  await row.getByRole('button', { name: 'Decken löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  const toast = page.getByRole('group', { name: 'Kategorie gelöscht' });
  await expect(toast).toBeVisible();
  await page.clock.fastForward(9_000);
  await expect(toast).toBeVisible();

  await toast.hover();
  await page.clock.fastForward(60_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('F6');
  await page.mouse.move(0, 0);
  await page.clock.fastForward(60_000);
  await expect(toast).toBeVisible();

  await page.getByRole('searchbox').click();
  await page.clock.fastForward(11_000);
  await expect(toast).toHaveCount(0);
});
