import { AccountPage } from '../pages/account.page.ts';
import { linkInMail } from '../pages/mailbox.ts';
import { expect, test } from '../support/fixtures.ts';

const openArticle = '30000000-0000-4000-8000-000000000001';
const pausedArticle = '30000000-0000-4000-8000-000000000011';

test('[SF-NAV-06] [SF-NAV-07] [SF-NAV-21] [SF-NAV-37] [SF-AUTH-01] [SF-AUTH-02] [SF-AUTH-04] [SF-AUTH-05] [SF-AUTH-06] [SF-AUTH-10] [SF-AUTH-13] [SF-AUTH-14] [SF-AUTH-16] [SF-AUTH-22] [SF-AUTH-25] [SF-AUTH-26] [SF-AUTH-30] [SF-AUTH-32] [SF-AUTH-34] A user registers, confirms by mail, signs out in every tab, forgets the password and sets a new one', async ({
  page,
  context,
  baseURL,
  backendUrl,
  expectAccessible,
}) => {
  const account = new AccountPage(page);
  const email = 'greta.neu@example.de';
  await page.goto('/auth');
  await expect(page.getByRole('tab')).toHaveText(['Login', 'Registrieren']);
  await expect(page.getByLabel('E-Mail')).toBeVisible();
  await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Registrieren' }).click();
  await expectAccessible(page);
  const { registration } = account;
  await registration.getByLabel('Vorname').fill('Greta');
  await registration.getByLabel('Nachname').fill('Neu');
  await registration.getByLabel('E-Mail').fill(email);
  await registration.getByLabel('Passwort', { exact: true }).fill('napf leine korb');
  await expect(registration.getByText('Gut: schwer zu erraten.')).toBeVisible();
  const signup = page.waitForRequest('**/auth/v1/signup**');
  await registration.getByRole('button', { name: 'Registrieren' }).click();
  expect((await signup).postDataJSON()).toMatchObject({
    email,
    password: 'napf leine korb',
    data: { first_name: 'Greta', last_name: 'Neu' },
  });
  const toasts = page.getByRole('region', { name: 'Mitteilungen' });
  await expect(toasts).toContainText('Registration successful');
  await expect(toasts).toContainText('Please check your email to verify your account');
  await expect(page.getByRole('heading', { name: 'Fast geschafft' })).toBeFocused();

  await page.goto(await linkInMail(backendUrl, email, 'bestätigen'));
  await expect(page).toHaveURL('/');
  await expect(account.menuButton).toHaveText('Greta');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: 'Mein Profil' })).toBeVisible();

  await account.menuButton.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Mein Profil', 'Meine Bestellungen', 'Abmelden']);
  const logout = page.waitForRequest('**/auth/v1/logout?scope=**');
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await logout;
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await expect(other).toHaveURL('/');

  await page.goto('/auth');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  const request = page.getByRole('form', { name: 'Passwort vergessen' });
  await request.getByLabel('E-Mail').fill(email);
  const recover = page.waitForRequest('**/auth/v1/recover**');
  await request.getByRole('button', { name: 'Link anfordern' }).click();
  expect(new URL((await recover).url()).searchParams.get('redirect_to')).toBe(`${baseURL}/reset-password`);
  await expect(toasts).toContainText('Password reset email sent');
  await expect(toasts).toContainText('Please check your email for further instructions');
  await request.getByRole('button', { name: 'Zurück zum Login' }).click();
  await expect(account.login).toBeVisible();

  const link = await linkInMail(backendUrl, email, 'Neues Passwort');
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await expectAccessible(page);
  await page.getByLabel('Neues Passwort').fill('leine');
  await page.getByLabel('Passwort bestätigen').fill('andere');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie 2 Angaben' })).toBeVisible();
  await page.getByLabel('Neues Passwort').fill('leine napf korb');
  await page.getByLabel('Passwort bestätigen').fill('leine napf korb');
  const changed = page.waitForRequest((sent) => sent.url().endsWith('/auth/v1/user') && sent.method() === 'PUT');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  expect((await changed).postDataJSON()).toMatchObject({ password: 'leine napf korb' });
  await expect(toasts).toContainText('Password updated successfully');
  await expect(toasts).toContainText('Your password has been changed');

  await expect(page).toHaveURL('/profile');

  await account.signOut();
  await page.goto(link);
  await expect(toasts).toContainText('Unauthorized');
  await expect(toasts).toContainText('Please use the reset link from your email');
  await expect(toasts.getByRole('group')).toHaveCount(1);
  await expect(page).toHaveURL('/auth');
  await account.logIn(email, 'leine napf korb');
  await expect(page).toHaveURL('/');
});

test('[SF-NAV-13] [SF-NAV-14] [SF-NAV-17] [SF-NAV-18] [SF-NAV-19] [SF-NAV-20] [SF-NAV-22] [SF-NAV-23] [SF-NAV-32] [SF-NAV-34] [SF-AUTH-11] [SF-AUTH-28] Protected pages redirect to the login and back, and the server renders no content', async ({
  page,
  request,
  expectAccessible,
}) => {
  for (const path of ['/profile', '/orders', '/admin']) {
    const html = await (await request.get(path)).text();
    const main = /<main.*?<\/main>/s.exec(html)?.[0].replaceAll(/<noscript>.*?<\/noscript>|<[^>]+>/gs, '');
    expect(main).toBe('Wird geladen');
  }
  const account = new AccountPage(page);
  await page.goto('/profile?from=mail');
  await expect(page).toHaveURL('/auth?redirect=%2Fprofile%3Ffrom%3Dmail');
  await expectAccessible(page);
  await account.logIn('anna@example.de', 'falsch');
  await expect(page.getByText('E-Mail und Passwort passen nicht zusammen.')).toBeVisible();
  const toasts = page.getByRole('region', { name: 'Mitteilungen' });
  await expect(toasts).toContainText('Login failed');
  await expect(toasts).toContainText('Invalid login credentials');
  await expect(account.login.getByLabel('E-Mail')).toHaveValue('anna@example.de');
  const token = page.waitForRequest('**/auth/v1/token?grant_type=password');
  await account.logIn('anna@example.de');
  expect((await token).postDataJSON()).toMatchObject({ email: 'anna@example.de', password: 'pfotenmass' });
  await expect(page).toHaveURL('/profile?from=mail');
  // The server does not send such pages even to their owner.
  expect(await (await page.request.get('/profile')).text()).not.toContain('anna@');

  await page.goto('/auth?redirect=/categories');
  await expect(page).toHaveURL('/categories');
  await page.goto('/auth?redirect=//evil.example');
  await expect(page).toHaveURL('/');
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
  await page.goto('/orders');
  await expect(page).toHaveURL('/orders');

  await page.setViewportSize({ width: 700, height: 800 });
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  const links = menu.getByRole('link');
  await expect(links).toContainText(['Home', 'Kollektionen', 'Warenkorb', 'Meine Bestellungen', 'Mein Profil']);
  await expect(links.filter({ hasText: /Anmelden|Administration/ })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Abmelden' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(links).toContainText(['Home', 'Kollektionen', 'Warenkorb', 'Anmelden']);
  await expect(links.filter({ hasText: /Meine Bestellungen|Mein Profil/ })).toHaveCount(0);
});

test('[SF-NAV-25] [SF-NAV-27] [SF-NAV-38] [SF-ART-22] [SF-ART-24] A visitor can browse and order; an admin can also open the administration and paused articles', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/categories', '/configure/dog-coat', '/cart', '/auth', `/articles/${openArticle}`]) {
    const reply = await request.get(path);
    expect(reply.status(), path).toBe(200);
    expect(reply.url(), path).toContain(path);
  }
  await page.goto(`/articles/${pausedArticle}`);
  await expect(page).toHaveURL(/\/categories/);
  const account = new AccountPage(page);
  await account.openAs('admin@example.de', '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/articles/${pausedArticle}`);
  await expect(page.getByText('Artikel ist pausiert')).toBeVisible();
  await account.menuButton.click();
  await expect(page.getByRole('menuitem', { name: 'Administration' })).toBeVisible();
  await page.keyboard.press('Escape');
  await account.signOut();
  await expect(page).toHaveURL('/categories');
});
