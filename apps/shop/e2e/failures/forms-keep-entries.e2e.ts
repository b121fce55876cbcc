import { AccountPage, demoPassword } from '../pages/account.page.ts';
import { failEachRequest } from '../support/fail-each-request.ts';
import { test } from '../support/fixtures.ts';

test('The contact form keeps its entries when a request fails', async ({ page }) => {
  const form = page.locator('main form');
  await failEachRequest(page, {
    form,
    fill: async () => {
      await page.goto('/kontakt');
      await form.getByLabel('Name').fill('Greta Gast');
      await form.getByLabel('E-Mail').fill('greta@example.de');
      await form.getByLabel('Betreff').fill('Frage zum Windhund');
      await form.getByLabel('Nachricht').fill('Passt der Mantel?');
      await form.getByRole('checkbox', { name: /Datenschutzbestimmungen/ }).click();
    },
    submit: () => form.getByRole('button', { name: 'Nachricht senden' }).click(),
    most: 1,
  });
});

test('The appointment form keeps its entries when a request fails', async ({ page }) => {
  const form = page.locator('main form');
  await failEachRequest(page, {
    form,
    fill: async () => {
      await page.goto('/kontakt');
      await form.getByRole('radio', { name: 'Termin zum Ausmessen' }).check();
      await form.getByLabel('Name').fill('Theo Termin');
      await form.getByLabel('E-Mail').fill('theo@example.de');
      await form.getByLabel('Wunschdatum').fill('2030-05-06');
      await form.getByLabel('Uhrzeit').selectOption({ label: 'Nachmittags (13:00–17:00 Uhr)' });
      await form.getByLabel('Hunderasse').fill('Windhund');
      await form.getByRole('checkbox', { name: /Datenschutzbestimmungen/ }).click();
    },
    submit: () => form.getByRole('button', { name: 'Termin anfragen' }).click(),
    most: 1,
  });
});

test('The withdrawal form keeps its entries when a request fails', async ({ page }) => {
  const form = page.locator('main form');
  await failEachRequest(page, {
    form,
    fill: async () => {
      await page.goto('/vertrag-widerrufen');
      await form.getByLabel('Name').fill('Wanda Widerruf');
      await form.getByLabel('Bestellnummer').fill('PM-0000-000000');
      await form.getByLabel('E-Mail').fill('wanda@example.de');
      await form.getByLabel('Nachricht').fill('Nur die Leine.');
    },
    submit: () => form.getByRole('button', { name: 'Widerruf bestätigen' }).click(),
    most: 1,
  });
});

test('The login keeps its entries when a request fails', async ({ page }) => {
  const { login } = new AccountPage(page);
  await failEachRequest(page, {
    form: login,
    fill: async () => {
      await page.goto('/auth');
      await login.getByLabel('E-Mail').fill('anna@example.de');
      await login.getByLabel('Passwort', { exact: true }).fill(demoPassword);
    },
    submit: () => login.getByRole('button', { name: 'Anmelden' }).click(),
    most: 1,
  });
});

test('The registration keeps its entries when a request fails', async ({ page }) => {
  const { registration } = new AccountPage(page);
  await failEachRequest(page, {
    form: registration,
    fill: async () => {
      await page.goto('/auth');
      await page.getByRole('tab', { name: 'Registrieren' }).click();
      await registration.getByLabel('Vorname').fill('Greta');
      await registration.getByLabel('Nachname').fill('Neu');
      await registration.getByLabel('E-Mail').fill('greta.neu@example.de');
      await registration.getByLabel('Passwort', { exact: true }).fill('napf leine korb');
    },
    submit: () => registration.getByRole('button', { name: 'Registrieren' }).click(),
    most: 1,
  });
});

test('The request for a new password keeps its entry when a request fails', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Passwort vergessen' });
  await failEachRequest(page, {
    form,
    fill: async () => {
      await page.goto('/auth');
      await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
      await form.getByLabel('E-Mail').fill('anna@example.de');
    },
    submit: () => form.getByRole('button', { name: 'Link anfordern' }).click(),
    most: 1,
  });
});
