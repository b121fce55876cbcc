import { wireTemplate } from 'configurator-core/testing';
import { AccountPage } from '../pages/account.page.ts';
import { CartPage, guestEmail } from '../pages/cart.page.ts';
import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { fillEnglishCoat } from '../pages/english-coat.ts';
import { waitForMail } from '../pages/mailbox.ts';
import { OrderPage } from '../pages/order.page.ts';
import { openBackoffice } from '../support/backoffice.ts';
import { expect, test } from '../support/fixtures.ts';

const coatPath = '/configure/dog-coat?article=30000000-0000-4000-8000-000000000001';

test('A guest buys the coat in English: cart, mail and order are English, the worksheet is German', async ({
  page,
  backendUrl,
  expectAccessible,
}) => {
  await new ConfiguratorPage(page).open(coatPath);
  await page.getByRole('textbox', { name: 'Gewicht' }).fill('12,5');
  await page
    .getByRole('navigation', { name: 'Sprache des Konfigurators' })
    .getByRole('link', { name: 'English' })
    .click();
  await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('12.5');
  await expect(page).toHaveURL(/[?&]lang=en/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('.cfg-root')).toHaveAttribute('lang', 'en');
  await expectAccessible(page);
  // The error of an empty required field is in English.
  await page.getByRole('textbox', { name: 'Weight' }).fill('');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Weight is required.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Weight' }).fill('12.5');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await fillEnglishCoat(page);
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price).toContainText('Surcharge for long backs');
  await expect(price).toContainText('€138.00');
  await page.getByRole('button', { name: /Add to cart · €138\.00/ }).click();

  const line = page.getByRole('listitem').filter({ hasText: 'Nordwind' });
  await expect(line).toContainText('138,00 €');
  await line.getByText('Konfiguriert', { exact: true }).click();
  await expect(line).toContainText(/Cuff colour:\s*Olive/);
  await expect(line).toContainText(/Weight:\s*12\.5\skg/);
  await expect(line.getByRole('link', { name: /bearbeiten|ändern/i })).toHaveAttribute('href', /lang=en/);
  const cart = new CartPage(page);
  await cart.checkoutButton.click();
  await cart.fillGuestForm();
  const placed = page.waitForResponse('**/functions/v1/place-order');
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  const order: { orderDbId: string; totalCents: number } = await (await placed).json();
  expect(order.totalCents).toBe(13_800);
  await expect(new OrderPage(page).items).toContainText('138,00 €');
  const mail = await waitForMail(backendUrl, guestEmail, orderId);
  expect(mail.text).toContain('Surcharge for long backs');
  expect(mail.text).toContain('Cuff colour');

  await new AccountPage(page).openAs('admin@example.de', `/admin/orders/${order.orderDbId}/worksheet`);
  await expect(page.getByRole('main')).toContainText(/Schulter bis Rutenansatz\s*76\scm/);
  await expect(page.getByRole('main')).toContainText(/Bündchenfarbe\s*Oliv/);
  await expect(page.getByRole('main')).not.toContainText('Cuff colour');
});

test('A customer buys the coat in German at the same price', async ({ page }) => {
  await new AccountPage(page).openAs('anna@example.de', '/profile');
  const configurator = new ConfiguratorPage(page);
  await configurator.open(coatPath);
  await configurator.fillCoat('76');
  await expect(configurator.total).toContainText(/Gesamtpreis\s*138,00/);
  await configurator.addToCart();
  const line = page.getByRole('listitem').filter({ hasText: 'Nordwind' });
  await line.getByText('Konfiguriert', { exact: true }).click();
  await expect(line).toContainText(/Bündchenfarbe:\s*Oliv/);
  const cart = new CartPage(page);
  await cart.checkoutButton.click();
  const placed = page.waitForResponse('**/functions/v1/place-order');
  await cart.orderAndDecide('Jetzt bezahlen');
  expect((await (await placed).json()).totalCents).toBe(13_800);
  await expect(new OrderPage(page).items).toContainText('138,00 €');
});

test('An admin translates a text in the editor, and the shop shows it in that language', async ({ page }) => {
  const backoffice = await openBackoffice();
  const mat = {
    ...wireTemplate([{ title: 'Ausführung', fields: [{ name: 'length', label: 'Länge', field_type: 'number' }] }]),
    name: 'Schmutzfangmatte',
    language: 'de',
  };
  const article = await backoffice.sell(
    {
      title: 'Matte',
      description: 'Nach Maß.',
      price: 20,
      is_paused: false,
      withdrawal_excluded: true,
      safety_notes: 'Nicht auf glatten Böden verwenden.',
    },
    mat,
  );
  await new AccountPage(page).openAs('admin@example.de', '/admin/form-templates');
  await page.getByRole('link', { name: mat.name, exact: true }).click();
  await page.getByRole('button', { name: 'Translations', exact: true }).click();
  await page.getByRole('combobox', { name: 'New language' }).selectOption('French (fr)');
  await page.getByRole('button', { name: 'Add language' }).click();
  await page.getByRole('textbox', { name: /^French \(fr\): “Länge”/ }).fill('Longueur');
  await page.getByRole('button', { name: 'Save Template' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Live as version 2.' })).toBeVisible();
  await page.goto(`/articles/${article.id}`);
  await page.getByRole('link', { name: 'Konfigurieren und bestellen' }).click();
  await page.getByRole('link', { name: 'Français', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Longueur' })).toBeVisible();
  // Untranslated texts stay in the template's language.
  await expect(page.getByRole('heading', { level: 2, name: 'Ausführung' })).toBeVisible();
  await article.undo();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('The page is served in the language of its URL and links to the other one', async ({ page }) => {
    await page.goto(`${coatPath}&lang=en-GB`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 2, name: 'About your dog' })).toBeVisible();
    await page.getByRole('link', { name: 'Deutsch', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Angaben zum Hund' })).toBeVisible();
    await page.goto(`${coatPath}&lang=kl%22%3E`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 2, name: 'Angaben zum Hund' })).toBeVisible();
  });
});
