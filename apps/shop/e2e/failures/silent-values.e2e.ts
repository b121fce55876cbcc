import type { Locator, Page } from '@playwright/test';
import { AccountPage, demoPassword } from '../pages/account.page.ts';
import { CartPage, guest } from '../pages/cart.page.ts';
import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { careKit, openCart } from '../pages/open-payment.ts';
import { expect, test } from '../support/fixtures.ts';

/** Writes a value as a password manager, autofill or dictation may do: without any event. */
async function fillSilently(field: Locator, value: string): Promise<void> {
  await field.waitFor();
  await field.evaluate((element, text) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
  }, value);
}

/** Submits a form, and returns what it would have sent. Nothing is stored. */
async function sentBy(page: Page, submit: Locator): Promise<string> {
  let sent = '';
  await page.route('**/*', (route) => {
    const request = route.request();
    if (request.method() === 'GET' || /visits|refresh_token/.test(request.url())) return route.fallback();
    sent += decodeURIComponent((request.postData() ?? '').replaceAll('+', ' '));
    return route.abort('internetdisconnected');
  });
  await submit.click();
  await expect.poll(() => sent).not.toBe('');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return sent;
}

test('The login receives e-mail and password that arrive without an event', async ({ page }) => {
  await page.goto('/auth');
  const { login, menuButton } = new AccountPage(page);
  await fillSilently(login.getByLabel('E-Mail'), 'anna@example.de');
  await fillSilently(login.getByLabel('Passwort', { exact: true }), demoPassword);
  await login.getByRole('button', { name: 'Anmelden' }).click();
  await expect(menuButton).toBeVisible();
});

test('The guest form receives an address that arrives without an event, also before one typed field', async ({
  page,
}) => {
  const cart = await openCart(page, careKit);
  await cart.checkoutButton.click();
  const { phone: _, country: __, city, ...address } = guest;
  for (const [name, value] of Object.entries(address)) {
    await fillSilently(page.locator(`input[name=${name}]`), value);
  }
  await page.getByRole('textbox', { name: 'Stadt' }).fill(city);
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue(guest.firstName);
  await fillSilently(page.getByRole('combobox', { name: 'Land' }), 'Deutschland');
  await page.getByRole('button', { name: 'Fortfahren zur Zahlung' }).click();
  await expect(new CartPage(page).orderButton).toBeVisible();
  await expect(page.getByText('Hundeweg 7')).toBeVisible();
});

test('The configurator receives measurements that arrive without an event', async ({ page }) => {
  const configurator = new ConfiguratorPage(page);
  await configurator.open('/configure/dog-coat');
  await fillSilently(page.getByRole('textbox', { name: 'Gewicht', exact: true }), '12,5');
  await configurator.next.click();
  await expect(configurator.heading('Maße')).toBeVisible();
});

test('The forms of a visitor send values that arrive without an event', async ({ page }) => {
  const main = page.locator('main form');
  await page.goto('/kontakt');
  await fillSilently(main.getByLabel('Name'), 'Stille Stella');
  await fillSilently(main.getByLabel('E-Mail'), 'stella@example.de');
  await fillSilently(main.getByLabel('Betreff'), 'Frage');
  await fillSilently(main.getByLabel('Nachricht'), 'Passt der Mantel?');
  await main.getByRole('checkbox', { name: /Datenschutzbestimmungen/ }).click();
  expect(await sentBy(page, main.getByRole('button', { name: 'Nachricht senden' }))).toContain('Stille Stella');

  await page.goto('/vertrag-widerrufen');
  await fillSilently(main.getByLabel('Name'), 'Stille Stella');
  await fillSilently(main.getByLabel('Bestellnummer'), 'PM-0000-000000');
  await fillSilently(main.getByLabel('E-Mail'), 'stella@example.de');
  expect(await sentBy(page, main.getByRole('button', { name: 'Widerruf bestätigen' }))).toContain('PM-0000-000000');

  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Registrieren' }).click();
  const { registration } = new AccountPage(page);
  await fillSilently(registration.getByLabel('Vorname'), 'Stella');
  await fillSilently(registration.getByLabel('Nachname'), 'Stille');
  await fillSilently(registration.getByLabel('E-Mail'), 'stella@example.de');
  await fillSilently(registration.getByLabel('Passwort', { exact: true }), 'napf leine korb');
  expect(await sentBy(page, registration.getByRole('button', { name: 'Registrieren' }))).toContain('Stella');
});

test.describe('as a customer', () => {
  test.use({ expectedError: 'Fehler beim Aktualisieren' });

  test('The forms of a customer send values that arrive without an event', async ({ page }) => {
    await new AccountPage(page).openAs('anna@example.de', '/profile');
    const personal = page.getByRole('form', { name: 'Persönliche Daten' });
    await fillSilently(personal.getByLabel('Stadt'), 'Stillstadt');
    await fillSilently(personal.getByLabel('Land'), 'Österreich');
    await fillSilently(personal.getByLabel('Postleitzahl'), '1010');
    const profile = await sentBy(page, personal.getByRole('button', { name: 'Speichern' }));
    expect(profile).toContain('Stillstadt');
    expect(profile).toContain('Österreich');

    await page.goto('/profile');
    const password = page.getByRole('form', { name: 'Passwort ändern' });
    await fillSilently(password.getByLabel('Aktuelles Passwort'), demoPassword);
    await fillSilently(password.getByLabel('Neues Passwort', { exact: true }), 'napf leine korb');
    await fillSilently(password.getByLabel('Neues Passwort bestätigen'), 'napf leine korb');
    expect(await sentBy(page, password.getByRole('button', { name: 'Passwort ändern' }))).toContain(demoPassword);
  });
});

test('The forms of the administration send values that arrive without an event', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await new AccountPage(page).openAs('admin@example.de', '/admin/categories/new');
  const main = page.locator('main form');
  await fillSilently(main.getByLabel('Titel'), 'Stille Schals');
  expect(await sentBy(page, main.locator('button[type=submit]'))).toContain('Stille Schals');

  await page.goto('/admin/articles/30000000-0000-4000-8000-000000000001');
  await fillSilently(main.getByLabel('Titel'), 'Stiller Mantel');
  const paused = main.getByRole('checkbox', { name: /^Pausiert/ });
  // The click counts, although it announces the title first.
  await paused.click();
  await expect(paused).toBeChecked();
  const article = await sentBy(page, main.locator('button[type=submit]').first());
  expect(article).toContain('Stiller Mantel');
  expect(article).toMatch(/is_paused"?:\s*true/);

  await page.goto('/admin/production');
  await fillSilently(main.locator('input[inputmode=numeric]'), '17');
  expect(await sentBy(page, main.locator('button[type=submit]'))).toContain('17');

  await page.goto('/admin/orders?order=50000000-0000-4000-8000-000000000001');
  const workshop = page.getByRole('dialog').locator('form', { has: page.getByLabel('Status') });
  await fillSilently(workshop.getByLabel(/^Tracking number/), '00340434161094099999');
  await fillSilently(workshop.getByLabel(/^Add a note/), 'Stille Notiz');
  expect(await sentBy(page, workshop.locator('button[type=submit]'))).toContain('Stille Notiz');
});
