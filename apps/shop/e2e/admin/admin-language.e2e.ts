import { AccountPage } from '../pages/account.page.ts';
import { expect, test } from '../support/fixtures.ts';

test('[ERR-01] The administration shows the general text offline and that nothing is lost', async ({ page }) => {
  await new AccountPage(page).openAs('admin@example.de', '/admin/categories/new');
  await page.getByLabel('Titel').click();
  // The toasts are loaded with the first click or key press.
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toBeAttached();
  await page.getByLabel('Titel').fill('Schals');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText(
    'Ein unbekannter Fehler ist aufgetreten. Ihre Eingaben sind noch da. Bitte prüfen Sie Ihre Verbindung',
  );
  await expect(page.getByLabel('Titel')).toHaveValue('Schals');
});
