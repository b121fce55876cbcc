import { AccountPage, demoPassword, newCustomer } from '../pages/account.page.ts';
import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { failEachRequest } from '../support/fail-each-request.ts';
import { test } from '../support/fixtures.ts';
import { runningShop } from '../support/running-shop.ts';

let email = '';

test.beforeAll(async () => {
  email = await newCustomer(runningShop(), 'paula');
});
test.beforeEach(({ page }) => new AccountPage(page).openAs(email, '/profile'));

test.describe('the profile', () => {
  test.use({
    expectedError:
      /^(Fehler beim Aktualisieren|The profile could not be loaded|The data of the signed-in user could not be loaded)/,
  });

  test('The profile keeps the entries of the personal data when a request fails', async ({ page }) => {
    const form = page.getByRole('form', { name: 'Persönliche Daten' });
    await failEachRequest(page, {
      form,
      fill: async () => {
        await page.goto('/profile');
        await form.getByLabel('Nachname').fill('Muster');
        await form.getByLabel('Telefon').fill('030 123456');
      },
      submit: () => form.getByRole('button', { name: 'Speichern' }).click(),
    });
  });

  test('The profile keeps the entries of a new address when a request fails', async ({ page }) => {
    const form = page.getByRole('dialog', { name: 'Neue Lieferadresse' });
    await failEachRequest(page, {
      form,
      fill: async () => {
        await page.goto('/profile');
        await page.getByRole('button', { name: 'Lieferadresse hinzufügen' }).click();
        await form.getByLabel('Bezeichnung').fill('Büro');
        await form.getByLabel('Straße und Hausnummer').fill('Ring 7');
        await form.getByLabel('Postleitzahl').fill('10115');
        await form.getByLabel('Stadt').fill('Berlin');
      },
      submit: () => form.getByRole('button', { name: 'Adresse speichern' }).click(),
    });
  });
});

test('The change of password keeps its entries when a request fails', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Passwort ändern' });
  await failEachRequest(page, {
    form,
    fill: async () => {
      await page.goto('/profile');
      await form.getByLabel('Aktuelles Passwort').fill(demoPassword);
      await form.getByLabel('Neues Passwort', { exact: true }).fill('napf leine korb');
      await form.getByLabel('Neues Passwort bestätigen').fill('napf leine korb');
    },
    submit: () => form.getByRole('button', { name: 'Passwort ändern' }).click(),
    most: 1,
  });
});

test.describe('the deletion of the account', () => {
  test.use({ expectedError: 'Das Konto konnte nicht gelöscht werden' });

  test('The deletion of the account keeps the password when a request fails', async ({ page }) => {
    const form = page.getByRole('dialog', { name: 'Konto löschen' });
    await failEachRequest(page, {
      form,
      fill: async () => {
        await page.goto('/profile');
        await page.getByRole('button', { name: 'Konto löschen' }).click();
        await form.getByLabel('Ihr Passwort', { exact: true }).fill(demoPassword);
      },
      submit: () => form.getByRole('button', { name: 'Endgültig löschen' }).click(),
      most: 1,
    });
  });
});

test('The new password keeps its entries when a request fails', async ({ page }) => {
  const form = page.locator('main form');
  await failEachRequest(page, {
    form,
    fill: async () => {
      await page.goto('/reset-password');
      await form.getByLabel('Neues Passwort').fill('napf leine korb');
      await form.getByLabel('Passwort bestätigen').fill('napf leine korb');
    },
    submit: () => form.getByRole('button', { name: 'Passwort ändern' }).click(),
    most: 1,
  });
});

test.describe('the dogs', () => {
  test.use({ expectedError: /^(The dog could not be saved|The dogs could not be loaded)/ });

  test('The dogs keep the name of a new dog when a request fails', async ({ page }) => {
    const form = page.getByRole('dialog', { name: 'Meine Hunde' });
    const configurator = new ConfiguratorPage(page);
    await failEachRequest(page, {
      form,
      fill: async () => {
        await configurator.open('/configure/dog-coat');
        await configurator.fill('Gewicht', '12,5');
        await page.getByRole('button', { name: 'Meine Hunde' }).click();
        await form.getByLabel('Name des Hundes').fill('Bello');
      },
      submit: () => form.getByRole('button', { name: 'Merken' }).click(),
    });
  });
});
