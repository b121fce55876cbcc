import { AccountPage } from '../e2e/pages/account.page.ts';
import { guestEmail } from '../e2e/pages/cart.page.ts';
import { linkInMail, waitForMail } from '../e2e/pages/mailbox.ts';
import { careKit, openPayment } from '../e2e/pages/open-payment.ts';
import { backendUrl, publicUrl } from './deployed-shop.ts';
import { expect, test } from './fixtures.ts';

test('A visitor of the deployed shop orders as a guest and pays', async ({ page }) => {
  const { cart } = await openPayment(page, careKit);
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  await expect(page.getByRole('status').filter({ hasText: 'Ihre Zahlung ist bestätigt.' })).toBeVisible();
  const { text } = await waitForMail(backendUrl(), guestEmail, `Bestellbestätigung ${orderId}`);
  const link = text.match(/http\S+\/order-success\S+#token=\w+/)?.[0] ?? '';
  expect(link.startsWith(`${publicUrl}/order-success`)).toBe(true);

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText('Pflegeset');
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';
  test.describe(how, () => {
    test.use({ javaScriptEnabled });

    test(`[BEY-21] A visitor of the deployed shop withdraws from a contract ${how}`, async ({ page }) => {
      const email = `wanda.${javaScriptEnabled}@example.de`;
      await page.goto('/vertrag-widerrufen');
      await page.getByLabel('Name').fill('Wanda Widerruf');
      await page.getByLabel('Bestellnummer').fill('PM-0000-000000');
      await page.getByLabel('E-Mail').fill(email);
      await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
      await expect(page.getByText('Ihr Widerruf ist bei uns eingegangen.')).toBeVisible();
      await waitForMail(backendUrl(), email, 'Eingang Ihres Widerrufs');
    });

    test(`[CONTACT-10] A visitor of the deployed shop writes to it ${how}`, async ({ page }) => {
      const name = `Greta Gast ${how}`;
      await page.goto('/kontakt');
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('E-Mail').fill(`greta.${javaScriptEnabled}@example.de`);
      await page.getByLabel('Betreff').fill('Frage zum Windhund');
      await page.getByLabel('Nachricht').fill('Passt der Mantel?');
      await page.getByRole('checkbox', { name: /Datenschutzbestimmungen/ }).click();
      await page.getByRole('button', { name: 'Nachricht senden' }).click();
      await expect(page.getByText('Vielen Dank für Ihre Nachricht!')).toBeVisible();
      await waitForMail(backendUrl(), 'hallo@example.de', `Kontaktanfrage von ${name}`);
    });
  });
}

test('A visitor of the deployed shop registers, forgets the password and sets a new one', async ({ page, context }) => {
  const account = new AccountPage(page);
  const email = 'nele.neu@example.de';
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Registrieren' }).click();
  const { registration } = account;
  await registration.getByLabel('Vorname').fill('Nele');
  await registration.getByLabel('Nachname').fill('Neu');
  await registration.getByLabel('E-Mail').fill(email);
  await registration.getByLabel('Passwort', { exact: true }).fill('napf leine korb');
  await registration.getByRole('button', { name: 'Registrieren' }).click();
  await expect(page.getByRole('heading', { name: 'Fast geschafft' })).toBeVisible();
  const confirmation = await linkInMail(backendUrl(), email, 'bestätigen');
  expect(confirmation.startsWith(`${publicUrl}/`)).toBe(true);
  await page.goto(confirmation);
  await expect(account.menuButton).toHaveText('Nele');

  const cookies = (await context.cookies(publicUrl)).filter(({ name }) => name.includes('-auth-token'));
  expect(cookies.length).toBeGreaterThan(0);
  for (const { secure, sameSite, expires } of cookies) {
    expect({ secure, sameSite }).toEqual({ secure: true, sameSite: 'Lax' });
    const days = (expires - Date.now() / 1_000) / 86_400;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThanOrEqual(30);
  }

  await account.signOut();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  const request = page.getByRole('form', { name: 'Passwort vergessen' });
  await request.getByLabel('E-Mail').fill(email);
  await request.getByRole('button', { name: 'Link anfordern' }).click();
  const reset = await linkInMail(backendUrl(), email, 'Neues Passwort');
  expect(reset.startsWith(`${publicUrl}/reset-password`)).toBe(true);
  await page.goto(reset);
  await page.getByLabel('Neues Passwort').fill('leine napf korb');
  await page.getByLabel('Passwort bestätigen').fill('leine napf korb');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page).toHaveURL('/profile');

  await account.signOut();
  await page.goto('/auth');
  await account.logIn(email, 'leine napf korb');
  await expect(account.menuButton).toHaveText('Nele');
});
