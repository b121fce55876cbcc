import type { Page } from '@playwright/test';
import { AccountPage, newCustomer } from '../pages/account.page.ts';
import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { careKit, openCart, openPayment } from '../pages/open-payment.ts';
import { openBackoffice } from '../support/backoffice.ts';
import { expect, test } from '../support/fixtures.ts';

const coatPath = '/configure/dog-coat?article=30000000-0000-4000-8000-000000000001';

function notices(page: Page) {
  return page.getByRole('region', { name: 'Mitteilungen' });
}

test('[CFG-FLOW-13] [CFG-FLOW-14] Choices are restored after a reload and can be reset', async ({ page }) => {
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

test('[CFG-FLOW-12] [CFG-FLOW-18] [CFG-FLOW-19] An incomplete coat is not added; the first step with errors opens', async ({
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

test('[CFG-FLOW-22] [CFG-FLOW-25] A complete coat is added to the cart, and the button shows it', async ({ page }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open(coatPath);
  await configurator.fillCoat();
  await configurator.addToCart();
  await Promise.all([
    expect(page).toHaveURL(/\/cart$/),
    expect(notices(page)).toContainText('Zum Warenkorb hinzugefügt'),
  ]);
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Im Warenkorb/ })).toBeVisible();
});

test('A guest who signs in in another tab reviews the address of the profile before ordering', async ({
  page,
  context,
}) => {
  const backoffice = await openBackoffice();
  const { cart, notices: messages } = await openPayment(page, careKit);
  await expect(cart.orderButton).toHaveAttribute('aria-busy', 'false');
  const ordersBefore = await backoffice.countOrders();
  await new AccountPage(await context.newPage()).openAs('anna@example.de', '/orders');
  await cart.orderExpectingRefusal();
  await expect(messages).toContainText('Sie sind inzwischen angemeldet.');
  await expect(messages).toContainText('Bitte prüfen Sie die Lieferadresse und bestellen Sie dann erneut.');
  expect(await backoffice.countOrders()).toBe(ordersBefore);

  await expect(page.getByText('Ihre Lieferadresse ist hinterlegt:')).toBeVisible();
  await cart.checkoutButton.click();
  await expect(page.getByRole('link', { name: 'Im Profil ändern' })).toBeVisible();
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  expect(await backoffice.order(orderId)).toMatchObject({ user_id: expect.any(String), guest_info: null });
});

test('A customer whose address was changed in another tab reviews the new address before ordering', async ({
  page,
  context,
  baseURL,
  backendUrl,
}) => {
  const backoffice = await openBackoffice();
  const email = await newCustomer({ shopUrl: baseURL ?? '', backendUrl }, 'nele.umzug');
  const profile = await context.newPage();
  await new AccountPage(profile).openAs(email, '/profile');
  const personal = profile.getByRole('form', { name: 'Persönliche Daten' });
  const saveAddress = async (street: string) => {
    await personal.getByLabel('Straße und Hausnummer').fill(street);
    await personal.getByLabel('Postleitzahl').fill('10115');
    await personal.getByLabel('Stadt').fill('Berlin');
    const saved = profile.waitForResponse((reply) => reply.request().method() === 'PATCH');
    await personal.getByRole('button', { name: 'Speichern' }).click();
    expect((await saved).ok()).toBe(true);
  };
  await saveAddress('Altweg 1');
  const cart = await openCart(page, careKit);
  await cart.checkoutButton.click();
  await expect(page.getByText('Altweg 1')).toBeVisible();
  await expect(cart.orderButton).toHaveAttribute('aria-busy', 'false');
  const ordersBefore = await backoffice.countOrders();

  await saveAddress('Neuweg 2');
  await cart.orderExpectingRefusal();
  await expect(notices(page)).toContainText('Ihre Lieferadresse wurde inzwischen geändert.');
  await expect(page.getByText('Ihre Lieferadresse ist hinterlegt: Neuweg 2, 10115 Berlin')).toBeVisible();
  expect(await backoffice.countOrders()).toBe(ordersBefore);

  await cart.checkoutButton.click();
  await expect(page.getByText('Neuweg 2')).toBeVisible();
  await cart.orderAndDecide('Jetzt bezahlen');
  expect(await backoffice.countOrders()).toBe(ordersBefore + 1);
});

test('[SF-DONE-05] The success page without an order redirects to the home page', async ({ page, baseURL }) => {
  await page.goto('/order-success');
  await expect(page).toHaveURL(`${baseURL}/`);
});
