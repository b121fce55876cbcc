import { AccountPage } from '../pages/account.page.ts';
import { linkInMail } from '../pages/mailbox.ts';
import { expect, test } from '../support/fixtures.ts';

test('[SF-AUTH-13] [BEY-34] The owner of an address registered by a stranger sets a new password', async ({
  page,
  baseURL,
  backendUrl,
  expectAccessible,
}) => {
  const email = 'besitzerin@example.de';
  const account = new AccountPage(page);
  await page.goto('/auth');
  const apikey = /sb_publishable_[\w-]+/.exec(await (await fetch(baseURL ?? '')).text())?.[0] ?? '';
  const registered = await fetch(`${backendUrl}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'passwort des diebs', data: { first_name: 'D', last_name: 'D' } }),
  });
  expect(registered.status).toBe(200);

  await page.goto(await linkInMail(backendUrl, email, 'bestätigen'));
  await expect(page).toHaveURL('/reset-password');
  await expect(page.getByRole('region', { name: 'Mitteilungen' })).toContainText(
    'Bitte vergeben Sie jetzt Ihr Passwort.',
  );
  await expectAccessible(page);
  await page.getByLabel('Neues Passwort', { exact: true }).fill('napf leine korb');
  await page.getByLabel('Passwort bestätigen', { exact: true }).fill('napf leine korb');
  await page.getByLabel('Passwort bestätigen', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/profile');

  await account.signOut();
  await page.goto('/auth');
  await account.logIn(email, 'passwort des diebs');
  await expect(account.login.getByRole('alert')).toContainText('passen nicht zusammen');
  await account.logIn(email, 'napf leine korb');
  await expect(account.menuButton).toBeVisible();
});
