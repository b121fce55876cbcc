import { totpCode, totpStep } from '../../../../supabase/local/auth/totp.ts';
import { AccountPage, demoPassword } from '../pages/account.page.ts';
import { expect, test } from '../support/fixtures.ts';
import { newAdmin } from '../support/new-admin.ts';

test('[BEY-40] An admin sets up a second factor by keyboard, signs in with it and recovers from a lost phone', async ({
  page,
  context,
  baseURL,
  backendUrl,
  expectAccessible,
}) => {
  // Three logins and ten password hashes.
  test.slow();
  // A separate admin, so that other tests can sign in with the password alone.
  const email = await newAdmin({ shopUrl: baseURL ?? '', backendUrl }, 'zweistufig');
  const account = new AccountPage(page);
  await account.openAs(email, '/profile');
  const section = page.getByRole('region', { name: 'Anmeldung in zwei Schritten' });
  await section.getByRole('button', { name: 'Einrichten' }).press('Enter');
  const password = section.getByLabel('Ihr Passwort', { exact: true });
  await password.fill('geraten');
  await password.press('Enter');
  await expect(section.getByRole('alert')).toContainText('Das Passwort stimmt nicht.');
  await password.fill(demoPassword);
  await password.press('Enter');
  const enrolment = section.getByRole('form', { name: 'App einrichten' });
  await expect(enrolment.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await enrolment.getByRole('definition').textContent()) ?? '').replaceAll(' ', '');
  const step = totpStep(new Date());
  const code = enrolment.getByLabel('Code aus der App');
  await code.fill('12');
  await code.press('Enter');
  await expect(enrolment.getByText('Der Code hat 6 Ziffern')).toBeVisible();
  await code.fill(totpCode(secret, step));
  await code.press('Enter');
  const codes = section.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expect(section.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' })).toBeFocused();
  await expectAccessible(page);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await section.getByRole('button', { name: 'Fertig' }).press('Enter');
  await expect(section).toContainText('Eingerichtet. Noch 10 Wiederherstellungscodes.');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await context.clearCookies({ name: /^sb-/ });
  await page.goto('/admin/orders');
  await account.logIn(email);
  await expect(page.getByRole('heading', { name: 'Zweiter Schritt' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Zweiter Schritt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Konto löschen' })).toBeHidden();
  await page.goto('/admin/orders');
  const challenge = page.getByRole('form', { name: 'Zweiter Schritt' });
  // The next code, because each code is valid only once.
  await challenge.getByLabel('Code aus der App').fill(totpCode(secret, step + 1));
  await challenge.getByLabel('Code aus der App').press('Enter');
  await expect(page).toHaveURL('/admin/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // An admin with the language English sees the challenge in English too, before the administration opens.
  await page.getByRole('combobox', { name: /^(Sprache|Language)$/ }).selectOption('English');
  await context.clearCookies({ name: /^sb-/ });
  await page.goto('/admin');
  await account.logIn(email);
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
  await page.getByRole('button', { name: 'Use recovery code' }).press('Enter');
  const recovery = page.getByRole('form', { name: 'Recovery' });
  await recovery.getByLabel('Recovery code').fill('00000-00000-00000-00000');
  await recovery.getByLabel('Recovery code').press('Enter');
  await expect(recovery.getByRole('alert')).toContainText('This recovery code does not exist');
  await expectAccessible(page);
  await recovery.getByLabel('Recovery code').fill(recoveryCode.toUpperCase());
  await recovery.getByLabel('Recovery code').press('Enter');
  await expect(page).toHaveURL('/admin');
  await page.goto('/profile');
  const englishSection = page.getByRole('region', { name: 'Two-step verification' });
  await expect(englishSection.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('The second factor is reached from the administration, and its effect is named before it is set up', async ({
  page,
  baseURL,
  backendUrl,
}) => {
  const email = await newAdmin({ shopUrl: baseURL ?? '', backendUrl }, 'einrichten');
  await new AccountPage(page).openAs(email, '/admin/categories');
  await page.getByRole('complementary').getByRole('link', { name: 'Zwei-Schritt-Anmeldung' }).click();
  await expect(page).toHaveURL('/profile#second-factor');
  const section = page.getByRole('region', { name: 'Anmeldung in zwei Schritten' });
  const lock = section.getByRole('status').filter({ hasText: 'sechs Stunden lang gesperrt' });
  await expect(lock).toBeVisible();
  await section.getByRole('button', { name: 'Einrichten' }).click();
  await expect(section.getByLabel('Ihr Passwort', { exact: true })).toBeVisible();
  await expect(lock).toBeVisible();
});
