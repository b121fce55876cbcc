import type { Locator } from '@playwright/test';
import { AccountPage } from '../pages/account.page.ts';
import { expect, test } from '../support/fixtures.ts';

for (const width of [390, 768, 1280]) {
  test(`The error of a failed save does not cover the button for the second attempt at ${width} px`, async ({
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

    // Scrolls up; the button stays in view, and the toast above it.
    await page.mouse.move(width - 120, 750);
    await title.fill('Regenmantel „Nord“');
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('status').filter({ hasText: 'Nicht gespeichert' })).toBeInViewport({ ratio: 1 });
    await save();
  });
}

test.describe('an error toast', () => {
  // The page logs why a save failed.
  test.use({ expectedError: 'Fehler beim Aktualisieren' });

  for (const width of [390, 1440]) {
    test(`An error toast at ${width} px covers no button of the open dialog`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await new AccountPage(page).openAs('anna@example.de', '/profile');
      await page.route('**/rest/v1/delivery_addresses*', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
      );
      await page.getByRole('button', { name: 'Lieferadresse hinzufügen' }).click();
      const dialog = page.getByRole('dialog', { name: 'Neue Lieferadresse' });
      await dialog.getByLabel('Bezeichnung').fill('Büro');
      await dialog.getByLabel('Straße und Hausnummer').fill('Neue Gasse 1');
      await dialog.getByLabel('Postleitzahl').fill('12345');
      await dialog.getByLabel('Stadt').fill('Musterstadt');
      await dialog.getByRole('button', { name: 'Adresse speichern' }).click();
      const toast = page.getByRole('region', { name: 'Mitteilungen' }).getByRole('group');
      await expect(toast).toBeVisible();
      for (const button of await dialog.getByRole('button').all()) {
        await expect.poll(() => overlap(toast, button)).toBe(0);
      }
    });
  }
});

/** Area that two elements share, in px². */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (first === null || second === null) return 0;
  const width = Math.min(first.x + first.width, second.x + second.width) - Math.max(first.x, second.x);
  const height = Math.min(first.y + first.height, second.y + second.height) - Math.max(first.y, second.y);
  return Math.max(0, width) * Math.max(0, height);
}

test('The success of a save removes the error of the first attempt', async ({ page }) => {
  await new AccountPage(page).openAs('admin@example.de', '/admin/categories/new');
  await page.route('**/rest/v1/rpc/save_category', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('textbox', { name: 'Titel' }).fill(`Schals ${crypto.randomUUID()}`);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const toasts = page.getByRole('region', { name: 'Mitteilungen' });
  await expect(toasts).toContainText('Fehler beim Erstellen');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(toasts).toContainText('Kategorie erstellt');
  await expect(toasts).not.toContainText('Fehler beim Erstellen');
});
