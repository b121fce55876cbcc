import { AccountPage, demoPassword } from '../pages/account.page.ts';
import { CartPage } from '../pages/cart.page.ts';
import { expect } from '../support/fixtures.ts';
import type { Flow } from './flow.ts';

/** An admin creates a category and an article, a guest buys it, and the admin refunds a part. */
export const categoryToRefund: Flow = async ({ page, context, look }) => {
  const toasts = page.getByRole('region', { name: 'Mitteilungen' });
  const name = `Schal ${crypto.randomUUID().slice(0, 8)}`;
  const account = new AccountPage(page);
  await account.openAs('admin@example.de', '/admin/categories/new');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByLabel('Titel')).toHaveAccessibleDescription(/./);
  await page.getByLabel('Titel').fill(`Kategorie ${name}`);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(toasts).toContainText('Kategorie erstellt');
  await look('categories');

  await page.goto('/admin/articles/new');
  await page.getByLabel('Titel').fill(name);
  await page.getByRole('textbox', { name: /^Preis/ }).fill('24,90');
  await page.getByRole('checkbox', { name: `Kategorie ${name}` }).click();
  await page.getByRole('checkbox', { name: /^Pausiert/ }).click();
  await page.getByLabel('Widerrufsrecht').selectOption('14 Tage Widerrufsrecht');
  await look('article');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(toasts).toContainText('Artikel erstellt');
  const path = await page.getByRole('link', { name, exact: true }).getAttribute('href');

  await context.clearCookies({ name: /auth-token/ });
  await page.goto(`/articles/${path?.split('/').at(-1)}`);
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb 1 Stück' })).toBeVisible();
  await page.goto('/cart');
  const cart = new CartPage(page);
  await cart.checkoutButton.click();
  await cart.fillGuestForm();
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  await expect(page.getByTestId('order-number')).toHaveText(orderId);

  await account.openAs('admin@example.de', `/admin/orders?q=${orderId}`);
  await page.getByRole('link', { name: `Details of ${orderId}` }).click();
  const dialog = page.getByRole('dialog', { name: `Order ${orderId}` });
  await dialog.getByLabel('Amount in euros').fill('10,00');
  await dialog.getByRole('button', { name: 'Review refund' }).click();
  await dialog.getByLabel('Your password').fill(demoPassword);
  await look('refund');
  await dialog.getByRole('button', { name: /^Refund 10,00/ }).click();
  await expect(toasts).toContainText('Refund completed');
  await look('refunded');

  // Other tests expect the original catalogue.
  for (const [list, entry] of [
    ['articles', name],
    ['categories', `Kategorie ${name}`],
  ]) {
    await page.goto(`/admin/${list}`);
    await page.getByRole('button', { name: `${entry} löschen` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect(page.getByRole('link', { name: entry, exact: true })).toHaveCount(0);
  }
};
