import { AccountPage, demoPassword } from '../pages/account.page.ts';
import { failEachRequest } from '../support/fail-each-request.ts';
import { test } from '../support/fixtures.ts';

const ORDER = '50000000-0000-4000-8000-000000000001';

test.beforeEach(async ({ page }) => {
  // Accepts the dialog about unsaved entries.
  page.on('dialog', (dialog) => void dialog.accept());
  await new AccountPage(page).openAs('admin@example.de', '/admin/categories');
});

test('A new category keeps its entries when a request fails', async ({ page }) => {
  const form = page.locator('main form');
  await failEachRequest(page, {
    form,
    fill: async () => {
      await page.goto('/admin/categories/new');
      await form.getByLabel('Titel').fill('Schals');
      await form.getByLabel(/^Beschreibung/).fill('Warm und weich.');
    },
    submit: () => form.locator('button[type=submit]').click(),
    most: 1,
  });
});

test('A new article keeps its entries when a request fails', async ({ page }) => {
  const form = page.locator('main form');
  await failEachRequest(page, {
    form,
    fill: async () => {
      await page.goto('/admin/articles/new');
      await form.getByLabel('Titel').fill('Regenmantel');
      await form.getByRole('checkbox', { name: /^Pausiert/ }).click();
      await form.getByLabel('Widerrufsrecht').selectOption({ index: 1 });
    },
    submit: () => form.locator('button[type=submit]').click(),
    most: 1,
  });
});

test('The workshop form of an order keeps its entries when a request fails', async ({ page }) => {
  const form = page.getByRole('dialog').locator('form', { has: page.getByLabel('Status') });
  await failEachRequest(page, {
    form,
    fill: async () => {
      await page.goto(`/admin/orders?order=${ORDER}`);
      await form.getByLabel(/^Tracking number/).fill('00340434161094099999');
      await form.getByLabel(/^Add a note/).fill('Kunde fragt nach.');
    },
    submit: () => form.locator('button[type=submit]').click(),
    most: 1,
  });
});

test('The capacity keeps its entry when a request fails', async ({ page }) => {
  const form = page.locator('main form', { has: page.locator('input[inputmode=numeric]') });
  await failEachRequest(page, {
    form,
    fill: async () => {
      await page.goto('/admin/production');
      await form.locator('input[inputmode=numeric]').fill('17');
    },
    submit: () => form.locator('button[type=submit]').click(),
    most: 1,
  });
});

test('The reconciliation keeps its days when a request fails', async ({ page }) => {
  const form = page.locator('main form');
  await failEachRequest(page, {
    form,
    fill: async () => {
      await page.goto('/admin/reconciliation');
      await form.getByLabel('Von').fill('2026-01-05');
      await form.getByLabel('Bis').fill('2026-01-31');
    },
    submit: () => form.getByRole('button', { name: 'Abgleichen' }).click(),
    most: 1,
  });
});

test('A refund keeps amount, reason and password when a request fails', async ({ page }) => {
  const section = page.getByRole('dialog').locator('section', { has: page.getByRole('heading', { name: 'Refund' }) });
  const open = async () => {
    await page.goto('/admin/orders?q=PM-2026-934418');
    await page.getByRole('link', { name: 'Details of PM-2026-934418' }).click();
    await section.getByLabel(/^Amount in euros/).fill('10,00');
  };
  const check = () => section.getByRole('button', { name: 'Review refund' }).click();
  await failEachRequest(page, { form: section, fill: open, submit: check, most: 1 });
  await failEachRequest(page, {
    form: section,
    fill: async () => {
      await open();
      await check();
      await section.getByLabel(/^Reason/).fill('Falsche Farbe');
      await section.getByLabel('Your password').fill(demoPassword);
    },
    submit: () => section.getByRole('button', { name: /^Refund 10,00/ }).click(),
    most: 1,
  });
});
