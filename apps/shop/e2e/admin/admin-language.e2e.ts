import { AccountPage } from '../pages/account.page.ts';
import { expect, test } from '../support/fixtures.ts';

test('offline, the administration shows that there is no connection and that nothing is lost', async ({ page }) => {
  await new AccountPage(page).openAs('admin@example.de', '/admin/categories/new');
  await page.getByLabel('Titel').click();
  // The toasts are loaded with the first click or key press.
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toBeAttached();
  await page.getByLabel('Titel').fill('Schals');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText('Keine Verbindung.');
  await expect(page.getByLabel('Titel')).toHaveValue('Schals');
});
