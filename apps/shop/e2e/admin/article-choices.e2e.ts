import { AccountPage } from '../pages/account.page.ts';
import { expect, test } from '../support/fixtures.ts';

test('Categories and templates that failed to load are loaded again without losing the entries', async ({ page }) => {
  const lists = /\/rest\/v1\/(categories|form_templates)\?/;
  await page.route(lists, (route) => route.abort());
  await new AccountPage(page).openAs('admin@example.de', '/admin/articles/new');
  const title = page.getByRole('textbox', { name: 'Titel' });
  await title.fill('Regenmantel');
  const categories = page.getByRole('group', { name: 'Kategorien', exact: true });
  const template = page.getByRole('group', { name: 'Formularvorlage', exact: true });
  await expect(categories).toContainText('Nicht geladen');
  // By keyboard, because toasts may cover the buttons.
  await categories.getByRole('button', { name: 'Erneut versuchen' }).press('Enter');
  await expect(categories.getByRole('button', { name: 'Erneut versuchen' })).toBeEnabled();
  await expect(categories).toContainText('Nicht geladen');
  await page.unroute(lists);
  await categories.getByRole('button', { name: 'Erneut versuchen' }).press('Enter');
  await expect(categories.getByRole('checkbox').first()).toBeVisible();
  await template.getByRole('button', { name: 'Erneut versuchen' }).press('Enter');
  await expect(page.getByRole('combobox', { name: /^Formularvorlage/ })).toBeVisible();
  await expect(title).toHaveValue('Regenmantel');
});
