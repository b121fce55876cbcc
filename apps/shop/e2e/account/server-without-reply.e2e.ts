import type { Page } from '@playwright/test';
import { AccountPage } from '../pages/account.page.ts';
import { linkInMail } from '../pages/mailbox.ts';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/sign-in.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Mitteilungen' });
const cors = { 'access-control-allow-origin': '*' };

test('[SF-AUTH-28] A login without a reply of the server shows the default text', async ({ page }) => {
  const account = new AccountPage(page);
  for (const reply of ['none', 'an error page'] as const) {
    await page.route(
      '**/auth/v1/token**',
      (route) =>
        reply === 'none'
          ? route.abort('internetdisconnected')
          : route.fulfill({ status: 500, headers: cors, contentType: 'text/html', body: '<h1>Error</h1>' }),
      { times: 1 },
    );
    await page.goto('/auth');
    await account.logIn('anna@example.de');
    await expect(toasts(page)).toContainText('Login failed');
    await expect(toasts(page)).toContainText('An error occurred during login');
    await expect(account.login.getByText('Bitte prüfen Sie Ihre Verbindung')).toBeVisible();
  }
});

test.describe('a mail link', () => {
  test.use({ expectedError: 'The link could not be checked' });

  test('A mail link is not called expired if the connection is lost, and works when opened again', async ({
    page,
    backendUrl,
  }) => {
    const email = 'ben@example.de';
    await page.goto('/auth?forgotten=');
    const request = page.getByRole('form', { name: 'Passwort vergessen' });
    await request.getByLabel('E-Mail').fill(email);
    await request.getByRole('button', { name: 'Link anfordern' }).click();
    const link = await linkInMail(backendUrl, email, 'Neues Passwort');

    await page.route('**/auth/v1/verify**', (route) => route.abort('internetdisconnected'), { times: 1 });
    await page.goto(link);
    await expect(toasts(page)).toContainText('The link could not be checked');
    await expect(toasts(page)).toContainText('Bitte prüfen Sie Ihre Verbindung');
    await expect(toasts(page)).not.toContainText(/expired|Failed to fetch/);
    await expect(page).toHaveURL('/auth');

    await page.goto(link);
    await expect(page.getByLabel('Neues Passwort')).toBeVisible();
  });
});

test.describe('the orders', () => {
  test.use({ expectedError: 'The orders could not be loaded' });

  test('[SF-ORD-07] A gateway page instead of the orders is not shown as the message', async ({ page }) => {
    await page.context().addCookies(await signIn('anna@example.de', 'pfotenmass'));
    await page.route('**/rest/v1/order_overview**', (route) =>
      route.fulfill({ status: 500, headers: cors, contentType: 'text/html', body: '<h1>Internal error</h1>' }),
    );
    await page.goto('/orders');
    await expect(toasts(page)).toContainText('Fehler beim Laden der Bestellungen');
    await expect(toasts(page)).toContainText('Bitte prüfen Sie Ihre Verbindung.');
    await expect(toasts(page)).not.toContainText('<h1>');
  });
});
