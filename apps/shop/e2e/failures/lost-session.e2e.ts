import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { AccountPage, newCustomer } from '../pages/account.page.ts';
import { expect, test } from '../support/fixtures.ts';
import { pressAfterExpiry, revokeSessions, signInAgain } from '../support/lose-session.ts';
import { newAdmin } from '../support/new-admin.ts';
import { runningShop } from '../support/running-shop.ts';
import { signInAsAdmin } from '../support/sign-in-as-admin.ts';

const picture = fileURLToPath(new URL('../../public/catalogue/platzhalter.webp', import.meta.url));
const toasts = (page: Page) => page.getByRole('region', { name: 'Mitteilungen' });
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });
const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Ihre Anmeldung ist abgelaufen' });

/** Opens the form for a new category as an admin of this test, with a title. */
async function startCategory(page: Page, name: string) {
  const email = await newAdmin(runningShop(), name);
  const title = `Schals ${crypto.randomUUID()}`;
  await new AccountPage(page).openAs(email, '/admin/categories/new');
  await page.getByRole('textbox', { name: 'Titel' }).fill(title);
  const count = async () => {
    const { client } = await signInAsAdmin(runningShop());
    const { data } = await client.from('categories').select('id').eq('title', title).throwOnError();
    return data.length;
  };
  return { email, count };
}

test('A save in a lapsed session asks the admin to sign in and is carried out then', async ({ page }) => {
  const { email, count } = await startCategory(page, 'abgelaufen');
  await pressAfterExpiry(page, email, save(page));
  await expect(signInDialog(page)).toBeVisible();
  await expect(toasts(page).getByRole('group')).toHaveCount(0);
  await signInAgain(page);
  await expect(toasts(page)).toContainText('Kategorie erstellt');
  await expect(page).toHaveURL('/admin/categories');
  expect(await count()).toBe(1);
});

test('An upload after the session was revoked asks to sign in and is carried out then', async ({ page }) => {
  const { email, count } = await startCategory(page, 'entzogen');
  await page.locator('input[type=file]').setInputFiles(picture);
  await revokeSessions(email);
  await save(page).click();
  await expect(page.getByRole('dialog', { name: 'Sie wurden abgemeldet' })).toBeVisible();
  await signInAgain(page);
  await expect(toasts(page)).toContainText('Kategorie erstellt');
  expect(await count()).toBe(1);
});

test('A toast says that the save was not carried out after another admin signs in', async ({ page }) => {
  const { email, count } = await startCategory(page, 'abgeloest');
  const other = await newAdmin(runningShop(), 'nachfolge');
  await pressAfterExpiry(page, email, save(page));
  await signInAgain(page, other);
  await expect(toasts(page)).toContainText('Sie sind mit einem anderen Konto angemeldet');
  await expect(toasts(page)).toContainText(email);
  await page.waitForLoadState('networkidle');
  expect(await count()).toBe(0);
});

test('A save without a new sign-in says that the session has ended, and can be repeated', async ({ page }) => {
  const { email, count } = await startCategory(page, 'vertagt');
  await pressAfterExpiry(page, email, save(page));
  await expect(signInDialog(page).locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toContainText('Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich wieder an.');
  await expect(toasts(page)).not.toContainText('Administratorrechte');
  await page.getByRole('button', { name: 'Wieder anmelden' }).click();
  await signInAgain(page);
  await save(page).click();
  await expect(toasts(page)).toContainText('Kategorie erstellt');
  expect(await count()).toBe(1);
});

test('A page that is opened in a lapsed session is loaded after the sign-in', async ({ page }) => {
  const { email } = await startCategory(page, 'weiter');
  await page.getByRole('textbox', { name: 'Titel' }).fill('');
  await pressAfterExpiry(page, email, page.getByRole('navigation').getByRole('link', { name: 'Materialien' }).first());
  await expect(signInDialog(page)).toBeVisible();
  await signInAgain(page);
  await expect(page).toHaveURL('/admin/materials');
  await expect(page.getByRole('heading', { level: 1, name: 'Materialien' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test.describe('in the account', () => {
  // The page logs why a save failed.
  test.use({ expectedError: 'Fehler beim Aktualisieren' });

  test('A dialog with entries stays open below the sign-in, and its save is carried out then', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const email = await newCustomer(runningShop(), 'umzug');
    await new AccountPage(page).openAs(email, '/profile');
    await page.getByRole('button', { name: 'Lieferadresse hinzufügen' }).click();
    const address = page.getByRole('dialog', { name: 'Neue Lieferadresse' });
    await address.getByLabel('Bezeichnung').fill('Büro');
    await address.getByLabel('Straße und Hausnummer').fill('Neue Gasse 1');
    await address.getByLabel('Postleitzahl').fill('12345');
    await address.getByLabel('Stadt').fill('Musterstadt');
    await pressAfterExpiry(page, email, address.getByRole('button', { name: 'Adresse speichern' }));
    // It receives keys as soon as it has the focus.
    await expect(signInDialog(page).locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(signInDialog(page)).toBeHidden();
    await expect(address).toContainText('Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich wieder an.');
    await expect(address.getByLabel('Bezeichnung')).toHaveValue('Büro');
    await address.getByRole('button', { name: 'Adresse speichern' }).click();
    await expect(signInDialog(page)).toBeVisible();
    await signInAgain(page);
    await expect(toasts(page)).toContainText('Adresse gespeichert');
    await expect(address).toBeHidden();
  });
});
