import type { Page } from '@playwright/test';
import { AccountPage } from '../pages/account.page.ts';
import { expect, test } from '../support/fixtures.ts';

const openAsAdmin = (page: Page, path: string) => new AccountPage(page).openAs('admin@example.de', path);
const orderRows = (page: Page) => page.getByRole('table', { name: 'Orders' }).locator('tbody tr');

for (const card of ['Offene Bestellungen', 'Zahlungen in Prüfung']) {
  test(`The card "${card}" of the dashboard leads to as many orders as it counts`, async ({ page }) => {
    await openAsAdmin(page, '/admin');
    const link = page.getByRole('link', { name: new RegExp(`^${card}`) });
    const count = Number(/\d+$/.exec((await link.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(0);
    await link.click();
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
    const shown = Math.min(count, 10);
    await expect(orderRows(page)).toHaveCount(shown);
    await expect(page.getByText(`1–${shown} of ${count}`, { exact: true })).toBeVisible();
  });
}

test('[BEY-17] The reconciliation page lists a payment under review with a link to its order', async ({
  page,
  expectAccessible,
}) => {
  await openAsAdmin(page, '/admin/reconciliation');
  const finding = page.getByRole('table', { name: 'Offene Fälle' }).getByRole('row', { name: /Zahlung in Prüfung/ });
  await expectAccessible(page);
  const order = finding.getByRole('link', { name: /^PM-/ });
  const orderId = await order.textContent();
  await order.click();
  await expect(page.getByRole('dialog', { name: `Order ${orderId}` })).toContainText('Needs review');
});

test('[BEY-60] A page past the last one shows the first page, and a saved view does not store the page', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/orders');
  await page.goto('/admin/orders?sort=created_at&page=999');
  await expect(orderRows(page)).toHaveCount(10);
  await expect(page).toHaveURL('/admin/orders?sort=created_at');
  await expect(page.getByText('Error loading orders')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/admin/orders?sort=created_at&page=2');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Name of the view').fill('Oldest first');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('link', { name: 'Oldest first' }).click();
  await expect(page).toHaveURL('/admin/orders?sort=created_at');
});

test('[BEY-60] A date typed by keyboard filters the orders', async ({ page }) => {
  await page.route('**/rest/v1/order_overview*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await openAsAdmin(page, '/admin/orders');
  // The second button of this name sorts the column.
  await page.getByRole('button', { name: 'Date' }).first().click();
  const from = page.getByLabel('From', { exact: true });
  await from.focus();
  // Day and month are alike, because their order depends on the browser.
  await page.keyboard.type('11112026', { delay: 100 });
  await expect(page).toHaveURL('/admin/orders?created_at=2026-11-11..');
  await expect(from).toHaveValue('2026-11-11');
});

test('[BEY-60] An order opened while a filter still loads keeps the filter', async ({ page }) => {
  await openAsAdmin(page, '/admin/orders');
  await expect(orderRows(page)).toHaveCount(10);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v1/order_overview*', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('example');
  const request = page.waitForRequest(/order_overview.*example/);
  await page.keyboard.press('Enter');
  await request;
  const details = orderRows(page)
    .first()
    .getByRole('link', { name: /^Details/ });
  // The request is sent before the links are rendered with the filter.
  await expect(details).toHaveAttribute('href', /q=example/);
  await details.click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/orders\?q=example&order=/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/admin/orders?q=example');
});
