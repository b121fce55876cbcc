import { loadConfigurator, setValues, toConfiguratorSettings } from 'configurator-core';
import { AccountPage } from '../pages/account.page.ts';
import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { openPayment } from '../pages/open-payment.ts';
import { type Backoffice, openBackoffice } from '../support/backoffice.ts';
import { expect, test } from '../support/fixtures.ts';

const COAT = '30000000-0000-4000-8000-000000000001';
/** Uses the built-in steps. */
const OTHER_COAT = '30000000-0000-4000-8000-000000000004';
const COAT_TEMPLATE = '40000000-0000-4000-8000-000000000001';
const FABRIC = 'Wolle Tartan Grün';

const choices = {
  weight: 12.5,
  shoulderToSternum: 22,
  shoulderToTail: 52.5,
  shoulderToHips: 40,
  sternumToBelly: 30,
  collarLength: 12,
  thighLength: 20,
  chestCircumference: 62,
  waistCircumference: 50,
  headCircumference: 40,
  measurementsConfirmed: true,
  fabric: 'tartan-gruen',
  selectedColor: 'olive',
  type: 'none',
};

let backoffice: Backoffice;
test.beforeAll(async () => {
  backoffice = await openBackoffice();
});

test('A fabric marked as sold out is unavailable in every template and blocks carts that contain it', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const made = loadConfigurator(await backoffice.template(COAT_TEMPLATE));
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const configuratorSettings = toConfiguratorSettings(made.value, setValues(made.value, {}, choices), {
    basePriceCents: 12_900,
  });
  const entry = { id: COAT, title: 'Wintermantel', price: 129, configuratorSettings };
  const { cart, failure } = await openPayment(page, entry);
  await expect(page.getByRole('main')).toContainText(/Gesamtsumme.*129,00/);
  const ordersBefore = await backoffice.countOrders();

  const office = await (await browser.newContext({ baseURL, storageState: undefined })).newPage();
  await new AccountPage(office).openAs('admin@example.de', '/admin/materials');
  const soldOut = office.getByRole('switch', { name: `${FABRIC}: ausverkauft` });
  await expect(soldOut).not.toBeChecked();
  await soldOut.click();
  await expect(office.getByText(`${FABRIC} ist ausverkauft`)).toBeVisible();
  await expect(soldOut).toBeChecked();

  await cart.orderExpectingRefusal();
  await expect(failure).toContainText('Ein Material ist ausverkauft');
  await expect(failure).toContainText(`Stoff aus unserem Regal: ${FABRIC}`);
  expect(await backoffice.countOrders()).toBe(ordersBefore);
  await failure.getByRole('button', { name: 'Zum Warenkorb' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Wintermantel' });
  await expect(line).toContainText(`Ausverkauft – Stoff aus unserem Regal: ${FABRIC}.`);
  await expect(cart.checkoutButton).toBeDisabled();
  await expectAccessible(page);

  await line.getByRole('link', { name: 'Auswahl ändern' }).click();
  const configurator = new ConfiguratorPage(page);
  await expect(configurator.heading('Stoffauswahl')).toBeVisible();
  const missing = page.getByRole('radio', { name: `${FABRIC} Ausverkauft` });
  await expect(missing).toBeChecked();
  await expect(missing).toBeDisabled();
  const issue = page.getByText(`Stoff aus unserem Regal „${FABRIC}“ ist zurzeit nicht erhältlich (Ausverkauft).`);
  await expect(issue).toBeVisible();
  await expectAccessible(page);
  await configurator.choose('Stoff aus unserem Regal', 'Loden Grau');
  await expect(issue).toBeHidden();
  await expect(configurator.drawing).toContainText('Stoff Loden Grau');
  await expect(configurator.drawing.locator('image[href="/stoffe/loden-grau.svg"]')).toHaveCount(1);
  await configurator.goToStep('Extras');
  await page.getByRole('button', { name: /^Änderung übernehmen/ }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(line).not.toContainText('Ausverkauft');
  await expect(cart.checkoutButton).toBeEnabled();

  // Both an article with a custom template and one with the built-in template show it, until the fabric is back.
  for (const article of [COAT, OTHER_COAT]) {
    await configurator.open(`/configure/dog-coat?article=${article}`);
    await configurator.goToStep('Stoffauswahl');
    await expect(missing).toBeDisabled();
  }
  await soldOut.click();
  await expect(office.getByText(`${FABRIC} ist wieder lieferbar`)).toBeVisible();
  await configurator.open(`/configure/dog-coat?article=${OTHER_COAT}`);
  await configurator.goToStep('Stoffauswahl');
  await expect(page.getByRole('radio', { name: /Wolle Tartan Grün$/ })).toBeEnabled();
  await office.context().close();
});

test('The sheet of a fabric opened by touch fits the window, and closing it restores the focus', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`/configure/dog-coat?article=${COAT}&step=3`);
  const configurator = new ConfiguratorPage(page);
  await configurator.open(`/configure/dog-coat?article=${COAT}`);
  await page.getByRole('button', { name: 'Alle ablehnen' }).tap();
  await configurator.goToStep('Stoffauswahl');
  const enlarge = page.getByRole('button', { name: 'Bild vergrößern: Wolle Tartan Rot' });
  await enlarge.tap();
  const dialog = page.getByRole('dialog', { name: 'Stoff: Wolle Tartan Rot' });
  const picture = dialog.getByRole('img', { name: 'Wolle Tartan Rot aus der Nähe' });
  await expect(picture).toBeVisible();
  await expect(picture).toBeInViewport({ ratio: 1 });
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Nächster Stoff' }).tap();
  await expect(page.getByRole('dialog', { name: 'Stoff: Wolle Tartan Grün' })).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(enlarge).toBeFocused();
  await expect(page.getByRole('radio', { name: /Wolle Tartan Rot$/ })).not.toBeChecked();
  await context.close();
});
