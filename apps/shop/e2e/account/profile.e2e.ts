import { createClient } from '@supabase/supabase-js';
import { AccountPage, demoPassword, newCustomer } from '../pages/account.page.ts';
import { expect, test } from '../support/fixtures.ts';
import { publishableKeyOf } from '../support/sign-in.ts';

test('[SF-PROF-01] [SF-PROF-02] [SF-PROF-03] [SF-PROF-04] [SF-PROF-07] [SF-PROF-08] [SF-NAV-26] [BEY-28] A customer edits name, addresses and password, exports the data and deletes the account', async ({
  page,
  baseURL,
  backendUrl,
  expectAccessible,
}) => {
  const account = new AccountPage(page);
  const email = await newCustomer({ shopUrl: baseURL ?? '', backendUrl }, 'nele.profil');
  await account.openAs(email, '/profile');
  await expect(page.getByRole('heading', { name: 'Mein Profil' })).toBeVisible();
  await expectAccessible(page);
  const personal = page.getByRole('form', { name: 'Persönliche Daten' });
  await expect(personal.getByLabel('E-Mail')).toHaveValue(email);
  await expect(personal.getByLabel('E-Mail')).toHaveAttribute('readonly');
  await expect(personal.getByLabel('Vorname')).toHaveValue('Nele');
  await expect(personal.getByLabel('Land')).toHaveValue('Deutschland');
  await personal.getByLabel('Vorname').fill('Neele');
  await personal.getByLabel('Nachname').fill('Muster');
  await personal.getByLabel('Telefon').fill('030 123456');
  await personal.getByLabel('Straße und Hausnummer').fill('Musterweg 1');
  await personal.getByLabel('Postleitzahl').fill('1011');
  await personal.getByLabel('Stadt').fill('Berlin');
  const saved = page.waitForRequest((request) => request.method() === 'PATCH');
  await personal.getByRole('button', { name: 'Speichern' }).click();
  const sent: Record<string, unknown> = (await saved).postDataJSON();
  expect(sent).toMatchObject({
    first_name: 'Neele',
    last_name: 'Muster',
    phone: '030 123456',
    street: 'Musterweg 1',
    city: 'Berlin',
    postal_code: '1011',
    country: 'Deutschland',
  });
  expect(sent).toHaveProperty('updated_at');
  await expect(personal.getByText('Zum Bestellen fehlt noch: gültige Postleitzahl.')).toBeVisible();
  await personal.getByLabel('Postleitzahl').fill('10115');
  await personal.getByRole('button', { name: 'Speichern' }).click();
  await expect(personal.getByText(/Zum Bestellen fehlt noch/)).toHaveCount(0);
  const toasts = page.getByRole('region', { name: 'Mitteilungen' });
  await expect(toasts).toContainText('Profil aktualisiert');

  await page.getByRole('button', { name: 'Lieferadresse hinzufügen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Lieferadresse' });
  await dialog.getByLabel('Bezeichnung').fill('Büro');
  await dialog.getByLabel('Straße und Hausnummer').fill('Ring 7');
  await dialog.getByLabel('Postleitzahl').fill('1010');
  await dialog.getByLabel('Stadt').fill('Wien');
  await dialog.getByLabel('Land').selectOption('Österreich');
  await dialog.getByRole('button', { name: 'Adresse speichern' }).click();
  await page.getByRole('button', { name: 'Büro als Lieferadresse verwenden' }).click();
  await expect(personal.getByLabel('Straße und Hausnummer')).toHaveValue('Ring 7');
  await expect(personal.getByLabel('Land')).toHaveValue('Österreich');
  await expect(page.getByRole('listitem').filter({ hasText: 'Büro' })).toContainText('Musterweg 1');

  await page.getByRole('button', { name: 'Büro löschen' }).click();
  const removal = page.getByRole('dialog', { name: 'Adresse löschen?' });
  await expectAccessible(page);
  await removal.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(removal).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Büro löschen' })).toBeFocused();
  await page.getByRole('button', { name: 'Büro löschen' }).click();
  await removal.getByRole('button', { name: 'Löschen' }).click();
  await expect(toasts).toContainText('Adresse gelöscht');
  await expect(page.getByRole('listitem').filter({ hasText: 'Büro' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Lieferadresse hinzufügen' })).toBeFocused();

  const json = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Meine Daten als JSON' }).click();
  expect((await json).suggestedFilename()).toBe('meine-daten.json');
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Meine Daten als PDF' }).click();
  expect((await pdf).suggestedFilename()).toBe('meine-daten.pdf');

  const password = page.getByRole('form', { name: 'Passwort ändern' });
  await password.getByLabel('Aktuelles Passwort').fill('falsch');
  await password.getByLabel('Neues Passwort', { exact: true }).fill('napf leine korb');
  await password.getByLabel('Neues Passwort bestätigen').fill('napf leine korb');
  await password.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(password.getByText('Bitte prüfen Sie das aktuelle Passwort')).toBeVisible();
  await expect(password.getByText('E-Mail und Passwort passen nicht zusammen')).toHaveCount(0);
  await expect(password.getByLabel('Neues Passwort', { exact: true })).toHaveValue('napf leine korb');
  await password.getByLabel('Aktuelles Passwort').fill(demoPassword);
  await password.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(toasts).toContainText('Password updated successfully');
  await expect(account.menuButton).toHaveText('Neele');

  await page.getByRole('button', { name: 'Konto löschen' }).click();
  const deletion = page.getByRole('dialog', { name: 'Konto löschen' });
  await deletion.getByLabel('Ihr Passwort', { exact: true }).fill('napf leine korb');
  await deletion.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page).toHaveURL('/');
  await expect(toasts).toContainText('Ihr Konto ist gelöscht');
});

test('[SF-AUTH-18] A session ended from another device keeps the entries of an open form', async ({
  page,
  browser,
  baseURL,
  backendUrl,
}) => {
  const email = await newCustomer({ shopUrl: baseURL ?? '', backendUrl }, 'otto.neu');
  await new AccountPage(page).openAs(email, '/profile');
  await page.getByLabel('Straße und Hausnummer').fill('Halb getippt 3');

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await new AccountPage(other).openAs(email, '/profile');
  const password = other.getByRole('form', { name: 'Passwort ändern' });
  await password.getByLabel('Aktuelles Passwort').fill(demoPassword);
  await password.getByLabel('Neues Passwort', { exact: true }).fill('napf leine korb');
  await password.getByLabel('Neues Passwort bestätigen').fill('napf leine korb');
  const ended = other.waitForResponse('**/auth/v1/logout?scope=others');
  await password.getByRole('button', { name: 'Passwort ändern' }).click();
  await ended;
  await elsewhere.close();

  // A minute later the customer returns to the tab.
  await page.clock.setSystemTime(Date.now() + 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const dialog = page.getByRole('dialog', { name: 'Sie wurden abgemeldet' });
  await expect(dialog).toContainText('Was Sie eingegeben haben, bleibt stehen.');
  await expect(dialog.getByLabel('E-Mail')).toHaveValue(email);
  await dialog.getByLabel('Passwort', { exact: true }).fill('napf leine korb');
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue('Halb getippt 3');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText('Profil aktualisiert');

  await page.waitForLoadState('networkidle');
});

test('[SF-AUTH-18] The page shows the data of another customer after that one signs in', async ({
  page,
  baseURL,
  backendUrl,
}) => {
  const shopUrl = baseURL ?? '';
  const email = await newCustomer({ shopUrl, backendUrl }, 'otto.alt');
  await new AccountPage(page).openAs(email, '/profile');
  const personal = page.getByRole('form', { name: 'Persönliche Daten' });
  await expect(personal.getByLabel('E-Mail')).toHaveValue(email);
  await personal.getByLabel('Straße und Hausnummer').fill('Halb getippt 3');

  const elsewhere = createClient(backendUrl, await publishableKeyOf(shopUrl), { auth: { persistSession: false } });
  expect((await elsewhere.auth.signInWithPassword({ email, password: demoPassword })).error).toBeNull();
  expect((await elsewhere.auth.signOut({ scope: 'global' })).error).toBeNull();
  // A minute later the customer returns to the tab.
  await page.clock.setSystemTime(Date.now() + 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const dialog = page.getByRole('dialog', { name: 'Sie wurden abgemeldet' });
  await dialog.getByLabel('E-Mail').fill('ben@example.de');
  await dialog.getByLabel('Passwort', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
  await expect(dialog).toBeHidden();
  await expect(new AccountPage(page).menuButton).toHaveText('Ben');
  await expect(personal.getByLabel('E-Mail')).toHaveValue('ben@example.de');
  await expect(personal.getByLabel('Straße und Hausnummer')).toHaveValue('Mustergasse 4');
  await expect(personal.getByLabel('Land')).toHaveValue('Österreich');

  await page.waitForLoadState('networkidle');
});
