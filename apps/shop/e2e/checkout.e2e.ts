import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { CartPage } from './pages/cart.page.ts';
import { ConfiguratorPage } from './pages/configurator.page.ts';

const coatPath = '/configure/dog-coat?article=30000000-0000-4000-8000-000000000001';
const careKit = { id: '30000000-0000-4000-8000-000000000013', title: 'Pflegeset', price: 24.9 };
const pausedLeash = { id: '30000000-0000-4000-8000-000000000011', title: 'Leine „Sommerwind“', price: 30 };

/** Opens the checkout with ready-made articles in the stored cart. Prices are euros. */
async function checkOut(page: Page, ...articles: readonly { id: string; title: string; price: number }[]) {
  const lines = articles.map((article) => ({ article: { ...article, image_url: null }, quantity: 1 }));
  await page.goto('/order-success?order=none');
  await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify(lines));
  await page.goto('/cart');
  const cart = new CartPage(page);
  await cart.checkoutButton.click();
  await cart.fillGuestForm();
  return { cart, failure: page.getByRole('main').getByRole('alert') };
}

/** The toasts. */
function notices(page: Page) {
  return page.getByRole('region', { name: 'Mitteilungen' });
}

test('[CFG-FLOW-13] [CFG-FLOW-14] choices come back after a reload, and can be forgotten', async ({ page }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open(coatPath);
  await configurator.fill('Gewicht', '12,5');
  await page.reload();
  const weight = page.getByRole('textbox', { name: 'Gewicht', exact: true });
  await expect(weight).toHaveValue('12,5');
  await expect(page.getByText('Ihre letzten Angaben sind wieder da.')).toBeVisible();
  await page.getByRole('button', { name: 'Neu beginnen' }).click();
  await expect(weight).toHaveValue('');
  await page.reload();
  await expect(weight).toHaveValue('');
});

test('[CFG-FLOW-12] [CFG-FLOW-18] [CFG-FLOW-19] an incomplete coat is not added; the first step with errors opens', async ({
  page,
}) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open(coatPath);
  await configurator.goToStep('Extras');
  await configurator.addToCart();
  await expect(notices(page)).toContainText('Eingabe unvollständig');
  await expect(notices(page)).toContainText('Bitte füllen Sie alle Pflichtfelder aus.');
  await expect(configurator.heading('Angaben zum Hund')).toBeVisible();
});

test('[CFG-FLOW-22] [CFG-FLOW-25] a finished coat is added, and the button knows it from then on', async ({ page }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open(coatPath);
  await configurator.fillCoat();
  await configurator.addToCart();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(notices(page)).toContainText('Zum Warenkorb hinzugefügt');
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Im Warenkorb/ })).toBeVisible();
});

test('a price that has changed since is shown, and the new one is paid', async ({ page }) => {
  const { cart, failure } = await checkOut(page, { ...careKit, price: 5 });
  await cart.orderAndBeRefused();
  await expect(failure).toContainText('Der Preis hat sich geändert');
  await expect(page.getByText('24,90 €').first()).toBeVisible();
  await cart.orderAndDecide('Jetzt bezahlen');
  await expect(page).toHaveURL(/\/order-success/);
});

test('an article that is no longer offered is named and can be removed on the spot', async ({ page }) => {
  const { cart, failure } = await checkOut(page, careKit, pausedLeash);
  await cart.orderAndBeRefused();
  await expect(failure).toContainText('Leine „Sommerwind“ wird zurzeit nicht angeboten.');
  await page.getByRole('button', { name: 'Artikel entfernen' }).click();
  await expect(failure).toHaveCount(0);
  await cart.orderAndDecide('Jetzt bezahlen');
  await expect(page).toHaveURL(/\/order-success/);
});

test('[BEY-03] a double press of the order button places one order', async ({ page }) => {
  const { cart } = await checkOut(page, careKit);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/place-order')) requests.push(request.url());
  });
  const opened = page.waitForEvent('popup');
  await cart.orderButton.dblclick();
  const popup = await opened;
  await popup.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await expect(page).toHaveURL(/\/order-success/);
  expect(requests).toHaveLength(1);
});

test('[SF-CHECK-59] a payment window that is closed gives the button back', async ({ page }) => {
  const { cart } = await checkOut(page, careKit);
  const opened = page.waitForEvent('popup');
  await cart.orderButton.click();
  const popup = await opened;
  await popup.getByRole('button', { name: 'Jetzt bezahlen' }).waitFor();
  await popup.close();
  await expect(notices(page)).toContainText('Zahlung abgebrochen');
  await expect(cart.orderButton).toHaveAttribute('aria-busy', 'false');
});

test('[BEY-16] a payment whose confirmation got lost heals by itself, and empties the cart', async ({ page }) => {
  const { cart } = await checkOut(page, careKit);
  await page.route('**/functions/v1/capture-order', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await cart.orderAndDecide('Jetzt bezahlen');
  await expect(page.getByText('Ihre Zahlung ist bestätigt.')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
});

test('[SF-CHECK-60] a payment script that cannot be loaded says so, and a retry loads it', async ({ page }) => {
  let isBlocked = true;
  await page.route('**/paypal/sdk.js', (route) => (isBlocked ? route.abort() : route.continue()));
  const { cart, failure } = await checkOut(page, careKit);
  await expect(notices(page).getByText('Fehler', { exact: true })).toBeVisible();
  await expect(failure).toContainText('PayPal konnte nicht geladen werden.');
  isBlocked = false;
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(cart.orderButton).toHaveAttribute('aria-busy', 'false');
});

test('[SF-DONE-05] the success page without an order leads home', async ({ page, baseURL }) => {
  await page.goto('/order-success');
  await expect(page).toHaveURL(`${baseURL}/`);
});
