import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { AccountPage, demoPassword } from '../pages/account.page.ts';
import { CartPage, guest } from '../pages/cart.page.ts';
import { careKit, openCart } from '../pages/open-payment.ts';
import { pressAndClose } from '../pages/press-and-close.ts';
import { type Backoffice, openBackoffice } from '../support/backoffice.ts';
import { expect, test } from '../support/fixtures.ts';
import { sandboxOrder } from '../support/sandbox-order.ts';
import { signIn } from '../support/sign-in.ts';

let backoffice: Backoffice;
test.beforeAll(async () => {
  backoffice = await openBackoffice();
});

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 80 && !(await isFocused()); press++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('[SF-CHECK-27] [SF-CHECK-38] [SF-CHECK-43] [SF-CHECK-45] [SF-CHECK-33] A guest buys with the keyboard alone, and every step is announced', async ({
  page,
  backendUrl,
}) => {
  await page.goto(`/articles/${careKit.id}`, { waitUntil: 'networkidle' });
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }));
  await page.keyboard.press('Enter');
  const notices = page.getByRole('region', { name: 'Mitteilungen' });
  await expect(notices).toContainText('Artikel hinzugefügt');
  await page.goto('/cart', { waitUntil: 'networkidle' });

  await tabTo(page, page.getByRole('button', { name: 'Menge erhöhen' }));
  await page.keyboard.press('Space');
  await expect(notices).toContainText('Warenkorb aktualisiert');
  await tabTo(page, page.getByRole('button', { name: /^Pflegeset.* entfernen$/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Rückgängig/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Zur Kasse' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Lieferadresse' })).toBeFocused();
  const { phone: _, country: __, ...typed } = guest;
  for (const [name, value] of Object.entries(typed)) {
    await tabTo(page, page.locator(`input[name="${name}"]`));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await Promise.all([
    expect(page.getByRole('heading', { name: 'Prüfen und bezahlen' })).toBeFocused(),
    expect(notices).toContainText('Adresse gespeichert'),
  ]);
  const { orderButton } = new CartPage(page);
  await expect(orderButton).toHaveAttribute('aria-busy', 'false');
  await tabTo(page, orderButton);

  const placed = page.waitForResponse('**/functions/v1/place-order');
  const [window] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  const sent = (await placed).request().postDataJSON();
  const { orderId, paypalOrderId }: { orderId: string; paypalOrderId: string } = await (await placed).json();
  await expect(page.getByRole('status').filter({ hasText: 'Bitte bestätigen Sie die Zahlung' })).toBeVisible();
  // Stored before the payment, with a number assigned by the database. The browser sends only a random key.
  expect(await backoffice.order(orderId)).toMatchObject({ status: 'pending', payment_id: null, user_id: null });
  expect(sent.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent).not.toHaveProperty('orderId');
  const payment = await sandboxOrder(backendUrl, paypalOrderId);
  expect(payment).toMatchObject({ intent: 'CAPTURE', purchase_units: [{ invoice_id: orderId }] });

  await tabTo(window, window.getByRole('button', { name: 'Jetzt bezahlen' }));
  await pressAndClose(window, () => window.keyboard.press('Enter'));
  // The toast closes after four seconds, so both are awaited at once.
  await Promise.all([
    expect(page.getByRole('status').filter({ hasText: 'Ihre Zahlung ist bestätigt.' })).toBeVisible(),
    expect(notices).toContainText('Bestellung erfolgreich'),
  ]);
  const order = await backoffice.order(orderId);
  expect(order).toMatchObject({ status: 'completed', total_cents: 4_980, guest_info: { email: guest.email } });
  expect(new URL(page.url()).searchParams.get('order')).toBe(order.payment_id);
});

test('A session that ends during the checkout returns to a cart that can be ordered as a guest', async ({
  page,
  context,
}) => {
  await new AccountPage(page).openAs('anna@example.de', '/profile');
  const cart = await openCart(page, careKit);
  await cart.checkoutButton.click();
  await expect(cart.orderButton).toBeVisible();
  await context.clearCookies({ name: /auth-token/ });
  await cart.orderExpectingRefusal();
  const toasts = page.getByRole('region', { name: 'Mitteilungen' });
  await expect(toasts).toContainText('Bitte melden Sie sich neu an; Ihr Warenkorb bleibt erhalten.');
  await expect(toasts).not.toContainText('Adresse');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await cart.checkoutButton.click();
  await expect(page.getByRole('heading', { name: 'Lieferadresse', level: 1 })).toBeVisible();
});

test('[SF-CHECK-02] [SF-CHECK-03] [SF-CHECK-05] [SF-CHECK-07] [SF-CHECK-30] [SF-CHECK-44] [SF-CART-25] The cart is kept at login, and the order is sent to the profile’s address', async ({
  page,
}) => {
  let hasAddress = false;
  let releaseProfile = () => {};
  const profileWaits = new Promise<void>((resolve) => {
    releaseProfile = resolve;
  });
  await page.route(/\/rest\/v1\/profiles\?.*postal_code/, async (route) => {
    await profileWaits;
    const reply = await route.fetch();
    const rows: object[] = await reply.json();
    await route.fulfill({ response: reply, json: hasAddress ? rows : rows.map((row) => ({ ...row, street: '' })) });
  });
  const cart = await openCart(page, careKit);
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await new AccountPage(page).logIn('anna@example.de');
  await expect(new AccountPage(page).menuButton).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('listitem').filter({ hasText: 'Pflegeset' })).toBeVisible();
  await expect(cart.checkoutButton).toBeDisabled();
  releaseProfile();
  await expect(
    page.getByText('Bitte fügen Sie Ihre Adresse in Ihrem Profil hinzu, bevor Sie bestellen.', { exact: true }),
  ).toBeVisible();
  await expect(cart.checkoutButton).toBeDisabled();
  await cart.checkoutButton.click({ force: true });
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText('Adresse erforderlich');

  hasAddress = true;
  await page.reload();
  await expect(page.getByText('Ihre Lieferadresse ist hinterlegt:')).toBeVisible();
  await cart.checkoutButton.click();
  await expect(page.getByRole('heading', { name: 'Bezahlen mit PayPal' })).toBeVisible();
  await expect(page.getByRole('button', { name: /bestellen|bezahlen/i })).toHaveCount(1);
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  await expect(page).toHaveURL(/\/order-success/);
  expect(await backoffice.order(orderId)).toMatchObject({ user_id: expect.any(String), guest_info: null });
  await page.getByRole('link', { name: 'Bestellungen anzeigen' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test.describe('without an address from the server', () => {
  test.use({ expectedError: 'The delivery address of the profile could not be read' });

  test('[SF-CHECK-60] Proceeding reports that the profile could not be loaded, and loads it again', async ({
    page,
  }) => {
    const profile = /\/rest\/v1\/profiles\?.*postal_code/;
    // No page is open yet whose own request could fail.
    await page.context().addCookies(await signIn('anna@example.de', demoPassword));
    await page.route(profile, (route) => route.fulfill({ status: 500, json: { message: 'broken on purpose' } }));
    const cart = await openCart(page, careKit);
    await expect(page.getByText('Ihre Lieferadresse konnte nicht geladen werden.')).toBeVisible();
    await expect(cart.checkoutButton).toBeEnabled();
    await cart.checkoutButton.click();
    const toast = page.getByRole('region', { name: 'Mitteilungen' });
    await expect(toast.getByText('Fehler', { exact: true })).toBeVisible();
    await expect(toast).toContainText('Bitte versuchen Sie es erneut.');
    await expect(cart.checkoutButton).toBeEnabled();
    await page.unroute(profile);
    await cart.checkoutButton.click();
    await expect(page.getByText('Ihre Lieferadresse ist hinterlegt:')).toBeVisible();
    await cart.checkoutButton.click();
    await expect(page.getByRole('heading', { name: 'Bezahlen mit PayPal' })).toBeVisible();
  });
});

test.describe('without a reply about the orders', () => {
  test.use({ expectedError: 'The orders could not be loaded' });

  test('[SF-ORD-07] [SF-ORD-08] A request that fails is reported within five seconds', async ({ page }) => {
    await page.route('**/rest/v1/order_overview*', (route) => route.abort('internetdisconnected'));
    await new AccountPage(page).openAs('anna@example.de', '/orders');
    const inTime = { timeout: 5_000 };
    await Promise.all([
      expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText(
        'Fehler beim Laden der Bestellungen',
        inTime,
      ),
      expect(page.getByRole('heading', { name: 'Ein Fehler ist aufgetreten...' })).toBeVisible(inTime),
    ]);
  });
});

test('[SF-ORD-01] [SF-ORD-03] [SF-ORD-04] [SF-ORD-05] [BEY-54] A customer lists their orders, newest first, and reorders one at current prices', async ({
  page,
  expectAccessible,
}) => {
  await new AccountPage(page).openAs('anna@example.de', '/orders');
  const rows = page.getByRole('row').filter({ hasText: /PM-/ });
  await expect(rows.filter({ hasText: 'PM-2026-742915' })).toBeVisible();
  const days = await rows
    .getByRole('cell')
    .filter({ hasText: /^\d\d\.\d\d\.\d{4}$/ })
    .allTextContents();
  const sortable = days.map((day) => day.split('.').reverse().join('-'));
  expect(new Set(sortable).size).toBeGreaterThan(1);
  expect(sortable).toEqual([...sortable].sort().reverse());
  // Orders of Ben and of guests are not listed.
  await expect(rows.filter({ hasText: /PM-2026-(058337|626104)/ })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Details zu PM-2026-415573' }).click();
  await expect(page.getByRole('dialog', { name: /^Bestellung/ })).toContainText('Not available');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Details zu PM-2026-742915' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bestellung PM-2026-742915' });
  await expect(dialog).toContainText('00340434161094015314');
  await expect(dialog.getByRole('list', { name: 'Verlauf der Bestellung' })).toContainText('Zahlung eingegangen');
  await expectAccessible(page);

  const [invoice] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Rechnung (PDF)' }).click(),
  ]);
  expect(invoice.suggestedFilename()).toBe('Rechnung.pdf');
  expect(readFileSync(await invoice.path(), 'latin1')).toMatch(/^%PDF-1\.7/);

  await backoffice.changeArticle(careKit.id, { price: 26.9 });
  const again = dialog.getByRole('button', { name: 'Erneut bestellen' });
  await page.route('**/assets/order-again*', (route) => route.abort('internetdisconnected'));
  await again.click();
  await expect(page.getByText('Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.')).toBeVisible();
  await page.unroute('**/assets/order-again*');
  await again.click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('Vorher 24,90 €, jetzt 26,90 € je Stück')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nordwind' }).getByText('Konfiguriert')).toBeVisible();
  await backoffice.changeArticle(careKit.id, { price: 24.9 });
});
