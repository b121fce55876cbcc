import { expect, test } from './fixtures.ts';
import { AccountPage } from './pages/account.page.ts';
import { CartPage, guestEmail } from './pages/cart.page.ts';
import { ConfiguratorPage } from './pages/configurator.page.ts';
import { waitForMail } from './pages/mailbox.ts';
import { OrderPage } from './pages/order.page.ts';
import { sandboxOrder } from './sandbox-order.ts';

const NORDWIND = '30000000-0000-4000-8000-000000000001';

test('a coat for a long back costs what the table says, everywhere, and the worksheet shows its fabric', async ({
  page,
  backendUrl,
}) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open(`/configure/dog-coat?article=${NORDWIND}`);
  await configurator.fillCoat('70');
  await expect(configurator.total).toContainText(/Gesamtpreis\s*129,00/);
  await configurator.goToStep('Maße');
  await configurator.fill('Schulter bis Rutenansatz', '76');
  await expect(configurator.total).toContainText('Zuschlag für lange Rücken');
  await expect(configurator.total).toContainText(/Gesamtpreis\s*138,00/);
  await configurator.goToStep('Extras');
  await configurator.addToCart();

  const line = page.getByRole('listitem').filter({ hasText: 'Nordwind' });
  await expect(line).toContainText('138,00 €');
  await line.getByText('Konfiguriert', { exact: true }).click();
  await expect(line).toContainText(/Zuschlag für lange Rücken\s*\+9,00/);
  await expect(line).not.toContainText('Stoffbedarf');
  const cart = new CartPage(page);
  await cart.checkoutButton.click();
  await cart.fillGuestForm();
  await expect(page.getByRole('main')).toContainText(/Gesamtsumme.*138,00/);
  const placed = page.waitForResponse('**/functions/v1/place-order');
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  const order: { orderDbId: string; totalCents: number; paypalOrderId: string } = await (await placed).json();
  expect(order.totalCents).toBe(13_800);
  await expect(new OrderPage(page).items).toContainText('138,00 €');
  const payment = await sandboxOrder(backendUrl, order.paypalOrderId);
  expect(payment.purchase_units[0]).toMatchObject({ invoice_id: orderId, amount: { value: '138.00' } });
  const mail = await waitForMail(backendUrl, guestEmail, orderId);
  expect(mail.text).toMatch(/Zuschlag für lange Rücken: \+9,00\s€/);
  expect(mail.text).toMatch(/Gesamtsumme: 138,00\s€/);

  await new AccountPage(page).openAs('admin@example.de', `/admin/orders/${order.orderDbId}/worksheet`);
  await expect(page.getByRole('main')).toContainText(/Stoffbedarf bei 140 cm Breite\s*0,98 m/);
});
