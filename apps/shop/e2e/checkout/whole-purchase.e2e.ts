import { CartPage, guestEmail } from '../pages/cart.page.ts';
import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { waitForMail } from '../pages/mailbox.ts';
import { expect, test } from '../support/fixtures.ts';
import { sandboxOrder } from '../support/sandbox-order.ts';

// 129,00 € base, 15,00 € complete lining, 12,00 € second zipper, 10,00 € one-sided print.
const TOTAL = '166,00 €';
const TOTAL_CENTS = 16_600;

test('[SF-NAV-02] [SF-HOME-03] [SF-HOME-04] [SF-CAT-15] [SF-ART-08] [SF-ART-12] [CFG-PRICE-01] [CFG-FLOW-21] [SF-CHECK-40] [SF-DONE-02] A shopper finds a coat, configures it, pays as a guest, and the price is the same everywhere', async ({
  page,
  backendUrl,
  expectAccessible,
}) => {
  await page.goto('/');
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Mäntel/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mäntel' })).toBeVisible();
  await page.getByRole('link', { name: 'Wintermantel „Nordwind“' }).click();
  await expect(page).toHaveURL(/\/articles\//);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Konfigurieren und bestellen' }).click();
  await expect(page).toHaveURL(/\/configure\/dog-coat\?article=/);

  const configurator = new ConfiguratorPage(page);
  await configurator.fillCoat();
  await expect(configurator.total).toContainText(/Gesamtpreis\s*129,00/);

  // Then changes three values. Each one changes the price, and each euro is explained.
  await configurator.goToStep('Innenfutter');
  await configurator.choose('Innenfutter', /^Komplett/);
  await page.getByRole('radiogroup', { name: 'Futterfarbe' }).getByRole('radio', { name: 'Beige' }).check();
  await expect(configurator.total).toContainText(/Gesamtpreis\s*144,00/);
  await configurator.goToStep('Reißverschluss');
  await configurator.choose('Zweiter Reißverschluss', /^Ja/);
  await expect(configurator.total).toContainText(/Gesamtpreis\s*156,00/);
  await configurator.goToStep('Extras');
  await configurator.choose('Aufdruck', /^Einseitig/);
  await page.getByRole('radiogroup', { name: 'Farbe des Aufdrucks' }).getByRole('radio', { name: 'Weiß' }).check();
  await page.getByRole('textbox', { name: 'Text des Aufdrucks' }).fill('BELLO');
  await expect(configurator.total).toContainText(/Gesamtpreis\s*166,00/);
  await expect(configurator.total).toContainText('Innenfutter Option');
  await expectAccessible(page);
  await configurator.addToCart();

  await expect(page).toHaveURL(/\/cart$/);
  const cart = new CartPage(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Nordwind' })).toContainText(TOTAL);
  await page.getByText('Konfiguriert', { exact: true }).click();
  await expect(page.getByText('52,5')).toBeVisible();
  await expectAccessible(page);
  await cart.checkoutButton.click();
  await cart.fillGuestForm();
  await expect(page.getByRole('heading', { name: 'Bezahlen mit PayPal' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(TOTAL);
  await expectAccessible(page);

  const placed = page.waitForResponse('**/functions/v1/place-order');
  await cart.orderAndDecide('Jetzt bezahlen');
  const order: { orderDbId: string; orderId: string; totalCents: number; paypalOrderId: string } = await (
    await placed
  ).json();
  expect(order.totalCents).toBe(TOTAL_CENTS);

  // The toast closes after four seconds, so both are awaited at once.
  await Promise.all([
    expect(page).toHaveURL(/\/order-success\?order=/),
    expect(page.getByTestId('order-number')).toHaveText(order.orderId),
    expect(page.getByText('Bestellung erfolgreich')).toBeVisible(),
  ]);
  // The dog in its coat, the days in the workshop, and its measurements for the next time.
  const picture = page.getByRole('img', { name: /^Ihr Hund mit: .*Nordwind/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('list', { name: 'So geht es weiter' })).toContainText(/Bei Ihnen\s*voraussichtlich \d/);
  await page.getByRole('button', { name: 'Maße merken' }).click();
  await page.getByRole('textbox', { name: 'Name des Hundes' }).fill('Bello');
  await page.getByRole('button', { name: 'Merken', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Bello ist gemerkt.' })).toBeVisible();
  await expectAccessible(page);

  const payment = await sandboxOrder(backendUrl, order.paypalOrderId);
  expect(payment.status).toBe('COMPLETED');
  expect(payment.purchase_units[0]).toMatchObject({ invoice_id: order.orderId, amount: { value: '166.00' } });

  await page.goto('/cart');
  await expect(page.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
  await configurator.open('/configure/dog-harness');
  await page.getByRole('button', { name: 'Meine Hunde' }).click();
  const dog = page.getByRole('dialog', { name: 'Meine Hunde' }).getByRole('listitem');
  await expect(dog).toContainText(/Bello.*Brustumfang 62\scm · 9 Maße/);

  const mail = await waitForMail(backendUrl, guestEmail, order.orderId);
  expect(mail.text).toMatch(/Gesamtsumme: 166,00\s€/);
});

test('[BEY-02] [CFG-PRICE-01] A price changed in the request is rejected, and nothing is charged', async ({ page }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open('/configure/dog-coat');
  await configurator.fillCoat();
  await configurator.addToCart();
  const cart = new CartPage(page);
  await cart.checkoutButton.click();
  await cart.fillGuestForm();

  await page.route('**/functions/v1/place-order', async (route) => {
    const body = route.request().postDataJSON();
    await route.continue({ postData: JSON.stringify({ ...body, shownTotalCents: 100 }) });
  });
  const refused = page.waitForResponse('**/functions/v1/place-order');
  await cart.orderButton.click();
  const reply = await refused;
  expect(reply.status()).toBe(409);
  expect((await reply.json()).error).toMatchObject({ code: 'price_changed', params: { totalCents: 12_900 } });
  await expect(page.getByText('Der Preis hat sich geändert', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/cart/);
});
