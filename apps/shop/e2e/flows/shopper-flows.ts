import { readFileSync } from 'node:fs';
import { AccountPage } from '../pages/account.page.ts';
import { CartPage } from '../pages/cart.page.ts';
import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { linkInMail } from '../pages/mailbox.ts';
import { careKit, openCart } from '../pages/open-payment.ts';
import { expect } from '../support/fixtures.ts';
import type { Flow } from './flow.ts';

const leash = '/configure/dog-leash?article=30000000-0000-4000-8000-000000000009';

/** A guest configures a leash, corrects the address and pays. Prices, messages and the badge follow each change. */
export const guestPurchase: Flow = async ({ page, look }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open(leash);
  await configurator.next.click();
  const summary = page.getByRole('region', { name: 'Bitte füllen Sie alle Pflichtfelder aus:' });
  await expect(summary).toContainText('Stoff für die Leine (Link) ist ein Pflichtfeld.');
  await configurator.fill('Stoff für die Leine (Link)', 'https://stoffe.example/loden');
  await expect(summary).toHaveCount(0);
  await configurator.next.click();
  await expect(configurator.heading('Extras')).toBeVisible();
  await expect(page.getByRole('button', { name: 'In den Warenkorb · 44,00 €' })).toBeVisible();
  await configurator.choose('Reflektierende Nähte', /^Ja/);
  await expect(page.getByRole('button', { name: 'In den Warenkorb · 59,00 €' })).toBeVisible();
  await look('configurator');
  await configurator.addToCart();

  const cart = new CartPage(page);
  await expect(page).toHaveURL(/\/cart$/);
  const badge = page.getByRole('banner').getByRole('link', { name: 'Warenkorb' });
  await expect(badge).toHaveAccessibleName('Warenkorb 1 Stück');
  await page.getByRole('button', { name: 'Menge erhöhen' }).click();
  await expect(badge).toHaveAccessibleName('Warenkorb 2 Stück');
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText('Warenkorb aktualisiert');
  await look('cart');

  await cart.checkoutButton.click();
  const email = page.getByRole('textbox', { name: 'E-Mail' });
  await page.getByRole('button', { name: 'Fortfahren zur Zahlung' }).click();
  await expect(email).toHaveAccessibleDescription('E-Mail ist erforderlich');
  await email.fill('greta');
  await expect(email).not.toHaveAccessibleDescription('E-Mail ist erforderlich');
  await expect(email).toHaveAccessibleDescription(/E-Mail/);
  await look('address');
  await cart.fillGuestForm();
  await expect(page.getByRole('heading', { name: 'Bezahlen mit PayPal' })).toBeVisible();
  await look('payment');
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  await expect(page.getByTestId('order-number')).toHaveText(orderId);
  await expect(page.getByRole('status').filter({ hasText: 'Ihre Zahlung ist bestätigt.' })).toBeVisible();
  await look('paid');
};

/** A customer registers, completes the profile, orders and downloads the invoice. */
export const registrationToDocuments: Flow = async ({ page, backendUrl, look }) => {
  const account = new AccountPage(page);
  const email = `fritzi.${crypto.randomUUID()}@example.de`;
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Registrieren' }).click();
  const { registration } = account;
  await registration.getByRole('button', { name: 'Registrieren' }).click();
  await expect(registration.getByRole('alert')).toContainText('Bitte prüfen Sie 4 Angaben');
  await registration.getByLabel('Vorname').fill('Fritzi');
  await registration.getByLabel('Nachname').fill('Neu');
  await registration.getByLabel('E-Mail').fill(email);
  await registration.getByLabel('Passwort', { exact: true }).fill('napf leine korb');
  await look('registration');
  await registration.getByRole('button', { name: 'Registrieren' }).click();
  await expect(page.getByRole('heading', { name: 'Fast geschafft' })).toBeVisible();
  await page.goto(await linkInMail(backendUrl, email, 'bestätigen'));
  await expect(page).toHaveURL('/');

  await page.goto('/profile');
  const personal = page.getByRole('form', { name: 'Persönliche Daten' });
  await personal.getByLabel('Straße und Hausnummer').fill('Musterweg 1');
  await personal.getByLabel('Postleitzahl').fill('10115');
  await personal.getByLabel('Stadt').fill('Berlin');
  await personal.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText('Profil aktualisiert');
  await look('profile');

  const cart = await openCart(page, careKit);
  await cart.checkoutButton.click();
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  await expect(page.getByTestId('order-number')).toHaveText(orderId);
  // The invoice exists once the payment is confirmed.
  await expect(page.getByRole('status').filter({ hasText: 'Ihre Zahlung ist bestätigt.' })).toBeVisible();
  await page.goto('/orders');
  await page.getByRole('button', { name: `Details zu ${orderId}` }).click();
  const dialog = page.getByRole('dialog', { name: `Bestellung ${orderId}` });
  const [invoice] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Rechnung (PDF)' }).click(),
  ]);
  expect(readFileSync(await invoice.path(), 'latin1')).toMatch(/^%PDF-1\.7/);
  await look('documents');
};

/** A consumer withdraws from a contract and gets a receipt. */
export const withdrawal: Flow = async ({ page, look }) => {
  await page.goto('/vertrag-widerrufen');
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  const name = page.getByLabel('Name');
  await expect(name).toHaveAccessibleDescription(/./);
  await name.fill('Walter Widerruf');
  await expect(name).toHaveAccessibleDescription('');
  await page.getByLabel('Bestellnummer').fill('PM-0000-000000');
  await page.getByLabel('E-Mail').fill('walter@example.de');
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  const receipt = page.getByRole('status').filter({ hasText: 'Ihr Widerruf ist bei uns eingegangen.' });
  await expect(receipt).toBeVisible();
  await look('receipt');
};

/** Back, forward and reload keep the step and the entries of configurator and checkout. */
export const backForwardReload: Flow = async ({ page, look }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open('/configure/dog-coat?article=30000000-0000-4000-8000-000000000001');
  await configurator.fill('Gewicht', '12,5');
  await configurator.next.click();
  await expect(configurator.heading('Maße')).toBeVisible();
  await configurator.fill('Schulter bis Brustbein', '22');
  await page.goBack();
  await expect(configurator.heading('Angaben zum Hund')).toBeVisible();
  await page.goForward();
  await expect(configurator.heading('Maße')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Schulter bis Brustbein' })).toHaveValue('22');
  await look('configurator');

  const cart = await openCart(page, careKit);
  await cart.checkoutButton.click();
  await cart.fillGuestForm();
  await expect(page.getByRole('heading', { name: 'Prüfen und bezahlen' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Straße und Hausnummer' })).toHaveValue('Hundeweg 7');
  await page.goForward();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Prüfen und bezahlen' })).toBeVisible();
  await look('payment');
};

/** Two tabs share the cart and the configuration. */
export const twoTabs: Flow = async ({ page, context, look }) => {
  const other = await context.newPage();
  await openCart(page, careKit);
  await other.goto('/cart');
  await page.getByRole('button', { name: 'Menge erhöhen' }).click();
  const badge = other.getByRole('banner').getByRole('link', { name: 'Warenkorb' });
  await expect(badge).toHaveAccessibleName('Warenkorb 2 Stück');
  await other.getByRole('button', { name: /^Pflegeset.* entfernen$/ }).click();
  await expect(page.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
  await look('cart');

  const [first, second] = [new ConfiguratorPage(page), new ConfiguratorPage(other)];
  await first.open(leash);
  await second.open(leash);
  await first.fill('Stoff für die Leine (Link)', 'https://stoffe.example/loden');
  await expect(other.getByRole('textbox', { name: 'Stoff für die Leine (Link)' })).toHaveValue(/loden/);
};

/** Without a connection, the configurator goes on, the page says so, and the cart keeps the piece. */
export const offline: Flow = async ({ page, context, look }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.openForOffline(leash);
  await configurator.fill('Stoff für die Leine (Link)', 'https://stoffe.example/loden');
  await context.setOffline(true);
  await expect(page.getByText('Keine Verbindung zum Internet.')).toBeVisible();
  await configurator.next.click();
  await expect(configurator.heading('Extras')).toBeVisible();
  await configurator.addToCart();
  await expect(page.getByRole('button', { name: /^Im Warenkorb/ })).toBeVisible();
  await look('offline');
  await context.setOffline(false);
  await expect(page.getByText('Keine Verbindung zum Internet.')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Warenkorb' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Weitblick' })).toBeVisible();
};
