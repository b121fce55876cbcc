import { loadConfigurator, toConfiguratorSettings } from 'configurator-core';
import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { openPayment } from '../pages/open-payment.ts';
import { type Backoffice, openBackoffice } from '../support/backoffice.ts';
import { expect, test } from '../support/fixtures.ts';

const BED = '30000000-0000-4000-8000-000000000012';
const BED_TEMPLATE = '40000000-0000-4000-8000-000000000005';

const choices = {
  shape: 'rectangular',
  lengthCm: 100,
  widthCm: 60,
  dogWeightKg: 12,
  filling: 'wool',
  coverFabric: 'waterproof',
  coverColor: 'moss',
};

let backoffice: Backoffice;
let restore = async () => {};
test.beforeAll(async () => {
  backoffice = await openBackoffice();
});
test.afterAll(() => restore());

const isWool = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'value') === 'wool';

test('The cart line of a republished template shows a notice and its choices and is migrated', async ({
  page,
  expectAccessible,
}) => {
  const made = loadConfigurator(await backoffice.template(BED_TEMPLATE));
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const configuratorSettings = toConfiguratorSettings(made.value, choices, { basePriceCents: 11_900 });
  const { cart, failure } = await openPayment(page, { id: BED, title: 'Hundebett', price: 119, configuratorSettings });
  await expect(page.getByRole('main')).toContainText(/Gesamtsumme.*160,00/);
  const ordersBefore = await backoffice.countOrders();

  // First at a higher price, then without the chosen filling.
  const dearer = await backoffice.publishTemplate(BED_TEMPLATE, (_key, value) =>
    isWool(value) ? { ...value, additional_price: 20 } : value,
  );
  restore = dearer.undo;
  await cart.orderExpectingRefusal();
  await expect(failure).toContainText('Der Preis hat sich geändert');
  await expect(page.getByText('vorher 160,00 €, jetzt 162,00 € je Stück')).toBeVisible();

  const without = await backoffice.publishTemplate(BED_TEMPLATE, (_key, value) =>
    Array.isArray(value) ? value.filter((entry) => !isWool(entry)) : value,
  );
  await cart.orderExpectingRefusal();
  await expect(failure).toContainText('Hundebett wird inzwischen mit anderen Optionen angeboten.');
  expect(await backoffice.countOrders()).toBe(ordersBefore);
  await failure.getByRole('button', { name: 'Zum Warenkorb' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Hundebett' });
  await expect(line).toContainText('Dieser Artikel wird inzwischen mit anderen Optionen angeboten.');
  await expect(cart.checkoutButton).toBeDisabled();

  await line.getByRole('link', { name: 'Neu konfigurieren' }).click();
  const pinned = page.getByRole('region', { name: 'Diesen Artikel gibt es inzwischen in einer neuen Fassung' });
  await expect(pinned).toContainText('Füllung: Schurwolle');
  await expectAccessible(page);
  const configurator = new ConfiguratorPage(page);
  await configurator.goToStep('Füllung');
  const wool = page.getByRole('radio', { name: /^Schurwolle/ });
  await expect(wool).toBeChecked();
  await expect(configurator.total).toContainText('160,00');
  await configurator.goToStep('Stickerei');
  await pinned.getByRole('button', { name: 'Angaben in die neue Fassung übernehmen' }).click();
  await expect(page.getByRole('region', { name: /hat sich seit Ihrem letzten Besuch geändert/ })).toBeVisible();
  await expect(configurator.heading('Füllung')).toBeVisible();
  await expect(wool).toHaveCount(0);
  await configurator.choose('Füllung', /^Schaumstoffflocken/);
  await configurator.goToStep('Stickerei');
  await page.getByRole('button', { name: /^Änderung übernehmen/ }).click();

  await expect(page).toHaveURL(/\/cart$/);
  await expect(line).toContainText('142,00');
  await cart.checkoutButton.click();
  await page.getByRole('button', { name: 'Fortfahren zur Zahlung' }).click();
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  await expect(page).toHaveURL(/\/order-success/);
  expect(await backoffice.order(orderId)).toMatchObject({
    total_cents: 14_200,
    payments: [{ amount_cents: 14_200 }],
    order_items: [{ unit_price_cents: 14_200, template_version: without.version }],
  });
});
