import { CartPage } from '../pages/cart.page.ts';
import { type CartEntry, careKit, openCart, openPayment } from '../pages/open-payment.ts';
import { pressAndClose } from '../pages/press-and-close.ts';
import { type Backoffice, openBackoffice } from '../support/backoffice.ts';
import { expect, test } from '../support/fixtures.ts';

const tape: CartEntry = { id: '30000000-0000-4000-8000-000000000014', title: 'Maßband', price: 6.5 };
const pausedCoat: CartEntry = { id: '30000000-0000-4000-8000-000000000011', title: 'Leine „Sommerwind“', price: 30 };

let backoffice: Backoffice;
test.beforeAll(async () => {
  backoffice = await openBackoffice();
});

test('[SF-CHECK-31] [SF-CHECK-42] [SF-CHECK-58] [SF-CHECK-59] Declined, cancelled and closed payments charge nothing, and the same order can still be paid', async ({
  page,
}) => {
  const { cart, failure, notices } = await openPayment(page, careKit);
  const ordersBefore = await backoffice.countOrders();

  const orderId = await cart.orderAndDecide('Zahlungsmittel wird abgelehnt');
  await expect(notices).toContainText('Zahlungsfehler');
  await expect(failure).toContainText('PayPal hat das gewählte Zahlungsmittel abgelehnt.');

  expect(await cart.orderAndDecide('Abbrechen und zurück zum Shop')).toBe(orderId);
  await expect(notices).toContainText('Zahlung abgebrochen');
  await expect(failure).toContainText('Es wurde nichts abgebucht.');

  const opened = page.waitForEvent('popup');
  await cart.orderButton.click();
  const window = await opened;
  await window.getByRole('button', { name: 'Jetzt bezahlen' }).waitFor();
  await expect(page.getByRole('status').filter({ hasText: 'Bitte bestätigen Sie die Zahlung' })).toBeVisible();
  await window.close();
  await expect(notices).toContainText('Zahlung abgebrochen');
  await expect(cart.orderButton).toHaveAttribute('aria-busy', 'false');
  const unpaid = await backoffice.order(orderId);
  expect(unpaid).toMatchObject({ status: 'pending', payment_id: null });
  expect(unpaid.payments.filter(({ status }) => status !== 'declined')).toEqual([]);

  expect(await cart.orderAndDecide('Jetzt bezahlen')).toBe(orderId);
  await expect(page).toHaveURL(/\/order-success\?order=/);
  const paid = await backoffice.order(orderId);
  expect(['processing', 'completed']).toContain(paid.status);
  expect(paid.payments.filter(({ status }) => status !== 'declined')).toHaveLength(1);
  expect(await backoffice.countOrders()).toBe(ordersBefore + 1);
});

test('[BEY-03] A double press of the order button places one order, and two tabs do not pay twice', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const { cart } = await openPayment(page, careKit);
  const ordersBefore = await backoffice.countOrders();
  await other.goto('/cart');
  await new CartPage(other).checkoutButton.click();
  await other.getByRole('button', { name: 'Fortfahren zur Zahlung' }).click();
  await expect(new CartPage(other).orderButton).toHaveAttribute('aria-busy', 'false');

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/place-order')) requests.push(request.url());
  });
  const opened = page.waitForEvent('popup');
  await cart.orderButton.dblclick();
  const window = await opened;
  await pressAndClose(window, () => window.getByRole('button', { name: 'Jetzt bezahlen' }).click());
  await expect(page).toHaveURL(/\/order-success/);
  expect(requests).toHaveLength(1);

  // The ordered pieces and the open payment also disappear in the other tab.
  await expect(other.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
  await expect(other.getByText(/Ihre Bestellung PM-.* ist bezahlt\./)).toHaveCount(0);
  expect(await backoffice.countOrders()).toBe(ordersBefore + 1);
});

test('[SF-CHECK-41] A blocked payment window explains how to allow it, charges nothing, and opens once allowed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { open } = window;
    window.open = (...options) => (document.documentElement.dataset.popups === 'allowed' ? open(...options) : null);
  });
  const { cart, failure } = await openPayment(page, careKit);
  const placed = page.waitForResponse('**/functions/v1/place-order');
  await cart.orderButton.click();
  await expect(failure).toContainText('Das PayPal-Fenster wurde blockiert');
  await expect(failure).toContainText('Bitte erlauben Sie in Ihrem Browser Pop-ups');
  await expect(cart.orderButton).toHaveAttribute('aria-busy', 'false');
  const { orderId }: { orderId: string } = await (await placed).json();
  expect(await backoffice.order(orderId)).toMatchObject({ status: 'pending', payment_id: null, payments: [] });

  await page.evaluate(() => {
    document.documentElement.dataset.popups = 'allowed';
  });
  expect(await cart.orderAndDecide('Jetzt bezahlen')).toBe(orderId);
  await expect(page).toHaveURL(/\/order-success/);
});

test('[BEY-16] An order whose tab is closed after the approval is paid, and the cart shows it', async ({
  page,
  context,
}) => {
  const { cart } = await openPayment(page, careKit);
  await page.route('**/functions/v1/capture-order', (route) => route.abort());
  const captured = page.waitForRequest('**/functions/v1/capture-order');
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  await captured;
  await page.close();
  // PayPal's webhook about the approval arrives three seconds later and captures the payment.
  await expect.poll(async () => (await backoffice.order(orderId)).status).not.toBe('pending');

  const later = await context.newPage();
  await later.goto('/cart');
  await expect(later.getByText(`Ihre Bestellung ${orderId} ist bezahlt.`)).toBeVisible();
  await later.getByRole('link', { name: 'Bestellung ansehen' }).click();
  await expect(later.getByTestId('order-number')).toHaveText(orderId);
  await expect.poll(() => later.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
  expect((await backoffice.order(orderId)).payments).toEqual([
    { status: expect.stringMatching(/captured|completed/), amount_cents: 2_490 },
  ]);
});

test('[BEY-16] [SF-CHECK-50] [SF-CHECK-51] [SF-CHECK-56] A connection lost during the capture recovers without user action', async ({
  page,
}) => {
  const { cart, notices } = await openPayment(page, careKit);
  await page.route('**/functions/v1/capture-order', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  // The toast closes after four seconds, so both are awaited at once.
  await Promise.all([
    expect(page.getByText('Ihre Zahlung ist bestätigt.')).toBeVisible(),
    expect(notices).toContainText('Bestellung erfolgreich'),
  ]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
  expect(await page.evaluate(() => localStorage.getItem('guestInfo'))).toBeNull();
  expect(await backoffice.order(orderId)).toMatchObject({ status: 'completed', payments: [{ status: 'completed' }] });
  await page.reload();
  await expect(page.getByTestId('order-number')).toHaveText(orderId);
});

test('A slow capture completes, and an earlier webhook does not change the outcome', async ({ page }) => {
  const { cart } = await openPayment(page, careKit);
  await backoffice.fault({ call: 'capture-order', fault: 'delay', delayMs: 1_500 });
  let releaseCapture = () => {};
  const captureWaits = new Promise<void>((resolve) => {
    releaseCapture = resolve;
  });
  await page.route('**/functions/v1/capture-order', async (route) => {
    await captureWaits;
    await route.continue();
  });
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  await expect(page.getByRole('status').filter({ hasText: 'Ihre Zahlung wird ausgeführt' })).toBeVisible();
  // The page's own call waits until the webhook has captured the payment.
  await expect.poll(async () => (await backoffice.order(orderId)).status).not.toBe('pending');
  releaseCapture();
  await expect(page).toHaveURL(/\/order-success\?order=/);
  await expect(page.getByTestId('order-number')).toHaveText(orderId);
  expect((await backoffice.order(orderId)).payments).toHaveLength(1);
});

test('[BEY-02] A price changed before the payment is shown, and the shopper pays the new price', async ({ page }) => {
  await backoffice.changeArticle(tape.id, { price: 6.5 });
  const { cart, failure } = await openPayment(page, tape);
  await expect(cart.orderButton).toHaveAttribute('aria-busy', 'false');
  await backoffice.changeArticle(tape.id, { price: 7.5 });
  await cart.orderExpectingRefusal();
  await expect(failure).toContainText('Der Preis hat sich geändert');
  await expect(page.getByText('vorher 6,50 €, jetzt 7,50 € je Stück')).toBeVisible();
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  await expect(page).toHaveURL(/\/order-success/);
  expect(await backoffice.order(orderId)).toMatchObject({ total_cents: 750, payments: [{ amount_cents: 750 }] });
  await backoffice.changeArticle(tape.id, { price: 6.5 });
});

test('[SF-CHECK-57] An article paused before the payment is named and can be removed at once', async ({ page }) => {
  const { cart, failure, notices } = await openPayment(page, careKit, tape);
  await expect(cart.orderButton).toHaveAttribute('aria-busy', 'false');
  await backoffice.changeArticle(tape.id, { is_paused: true });
  await cart.orderExpectingRefusal();
  await expect(notices).toContainText('Fehler bei der Bestellung');
  await expect(failure).toContainText('Maßband „Pfotenmaß“ wird zurzeit nicht angeboten.');
  await page.getByRole('button', { name: 'Artikel entfernen' }).click();
  await expect(failure).toHaveCount(0);
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  await expect(page).toHaveURL(/\/order-success/);
  expect((await backoffice.order(orderId)).total_cents).toBe(2_490);
  await backoffice.changeArticle(tape.id, { is_paused: false });
});

test('An outdated cart lists the changes and is corrected before the payment', async ({ page, expectAccessible }) => {
  const bed: CartEntry = {
    id: '30000000-0000-4000-8000-000000000012',
    title: 'Hundebett',
    price: 119,
    // Configured with a template version that had other options.
    configuratorSettings: { size: { lengthCm: 100, pillow: 'feather' }, _template: { id: 'bed', version: 0 } },
  };
  const cart = await openCart(page, { ...careKit, price: 5 }, pausedCoat, bed);
  await expect(page.getByText('Vorher 5,00 €, jetzt 24,90 € je Stück')).toBeVisible();
  await expect(page.getByText('Leine „Sommerwind“ wird zurzeit nicht angeboten.')).toBeVisible();
  await expect(page.getByText('Dieser Artikel wird inzwischen mit anderen Optionen angeboten.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Neu konfigurieren' })).toHaveAttribute(
    'href',
    new RegExp(`article=${bed.id}&line=`),
  );
  await expect(cart.checkoutButton).toBeDisabled();
  await expectAccessible(page);
  for (const title of [pausedCoat.title, bed.title]) {
    await page
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByRole('button', { name: 'Artikel entfernen' })
      .click();
  }
  await expect(cart.checkoutButton).toBeEnabled();
});

test('[SF-CHECK-32] [SF-CHECK-60] [BEY-24] [ERR-03] PayPal is requested at the payment step only, and a failed script can be reloaded', async ({
  page,
}) => {
  const requestedUrls: string[] = [];
  let isBlocked = true;
  await page.route('**/paypal/**', (route) => {
    requestedUrls.push(route.request().url());
    return isBlocked ? route.abort() : route.continue();
  });
  const cart = await openCart(page, careKit);
  await cart.checkoutButton.click();
  await page.getByRole('button', { name: 'Fortfahren zur Zahlung' }).waitFor();
  expect(requestedUrls).toEqual([]);
  await cart.fillGuestForm();
  await expect(page.getByRole('region', { name: 'Mitteilungen' }).getByText('Fehler', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('PayPal konnte nicht geladen werden.');
  isBlocked = false;
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(cart.orderButton).toHaveAttribute('aria-busy', 'false');
});
