import { windowBlindTemplate } from 'configurator-core/testing';
import { AccountPage } from '../pages/account.page.ts';
import { CartPage, guestEmail } from '../pages/cart.page.ts';
import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { waitForMail } from '../pages/mailbox.ts';
import { OrderPage } from '../pages/order.page.ts';
import { openBackoffice } from '../support/backoffice.ts';
import { expect, test } from '../support/fixtures.ts';
import { sandboxOrder } from '../support/sandbox-order.ts';

const NORDWIND = '30000000-0000-4000-8000-000000000001';

test('A coat for a long back costs its table price everywhere, and the worksheet shows its fabric', async ({
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
  await expect(page.getByRole('main')).toContainText(/Stoffbedarf bei 140 cm Breite\s*0,98\sm/);
});

test('A window blind is priced by width and height, and less per piece from three pieces on, everywhere', async ({
  page,
  backendUrl,
  expectAccessible,
}) => {
  const backoffice = await openBackoffice();
  const blind = await backoffice.sell(
    {
      title: 'Rollo',
      description: 'Nach Breite und Höhe gefertigt.',
      price: 59.9,
      is_paused: false,
      withdrawal_excluded: true,
      safety_notes: 'Ketten außer Reichweite von Kindern befestigen.',
    },
    windowBlindTemplate,
  );
  await page.goto(`/articles/${blind.id}`);
  await page.getByRole('link', { name: 'Konfigurieren und bestellen' }).click();
  const configurator = new ConfiguratorPage(page);
  await configurator.heading('Maße').waitFor();
  await configurator.fill('Breite', '180');
  await configurator.fill('Höhe', '200');
  await configurator.next.click();
  await expect(page.getByRole('textbox', { name: 'Höhe' })).toHaveAccessibleDescription(/Stoff zu schwer/);
  await configurator.fill('Breite', '130');
  await configurator.fill('Höhe', '150');
  await expect(page.getByText('Fläche: 1,95 m².')).toBeVisible();
  await expect(configurator.total).toContainText(/Aufpreis nach Größe.*28,50/);
  await configurator.next.click();
  await configurator.choose('Stoff', /^Verdunkelnd/);
  await expect(configurator.total).toContainText(/Gesamtpreis\s*102,90/);
  await expect(configurator.total).toContainText(/Ab 3 Stück: 95,18\s€ je Stück/);
  await expectAccessible(page);
  await configurator.addToCart();

  const line = page.getByRole('listitem').filter({ hasText: 'Rollo' });
  await expect(line).toContainText('102,90 €');
  await expect(line).toContainText('Ab 3 Stück: 95,18 € je Stück');
  for (const pieces of [2, 3]) {
    await line.getByRole('button', { name: 'Menge erhöhen' }).click();
    await expect(line.getByRole('group', { name: 'Menge von Rollo' })).toContainText(String(pieces));
  }
  await expect(line).toContainText('285,54 €');
  await line.getByText('Konfiguriert', { exact: true }).click();
  await expect(line).toContainText(/Mengenrabatt ab 3 Stück\s*-7,72/);
  await expect(line).toContainText('Ab 6 Stück: 90,55 € je Stück');
  await expect(line).not.toContainText('Stofflänge');
  await expectAccessible(page);
  await page.reload();
  await expect(line).toContainText('285,54 €');

  const cart = new CartPage(page);
  await cart.checkoutButton.click();
  await cart.fillGuestForm();
  await expect(page.getByRole('main')).toContainText(/Gesamtsumme.*285,54/);
  const placed = page.waitForResponse('**/functions/v1/place-order');
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  const order: { orderDbId: string; totalCents: number; paypalOrderId: string } = await (await placed).json();
  expect(order.totalCents).toBe(28_554);
  const ordered = new OrderPage(page).items;
  await expect(ordered).toContainText('285,54 €');
  await expect(ordered).toContainText('95,18 € je Stück');
  await ordered.getByText('Konfiguriert', { exact: true }).click();
  await expect(ordered).toContainText(/Mengenrabatt ab 3 Stück\s*-7,72/);
  expect(await backoffice.order(orderId)).toMatchObject({
    total_cents: 28_554,
    payments: [{ amount_cents: 28_554 }],
    order_items: [{ unit_price_cents: 9_518, template_version: 1 }],
  });
  const payment = await sandboxOrder(backendUrl, order.paypalOrderId);
  expect(payment.purchase_units[0]).toMatchObject({ invoice_id: orderId, amount: { value: '285.54' } });
  const mail = await waitForMail(backendUrl, guestEmail, orderId);
  expect(mail.text).toMatch(/Mengenrabatt ab 3 Stück: -7,72\s€/);
  expect(mail.text).toMatch(/Gesamtsumme: 285,54\s€/);

  await new AccountPage(page).openAs('admin@example.de', `/admin/orders/${order.orderDbId}/worksheet`);
  await expect(page.getByRole('main')).toContainText(/Stofflänge\s*1,75\sm/);
  await expect(page.getByRole('main')).toContainText(/Fläche\s*1,95\sm²/);
  await blind.undo();
});
