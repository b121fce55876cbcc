import type { Page } from '@playwright/test';
import { totpCode, totpStep } from '../../../../supabase/local/auth/totp.ts';
import { AccountPage, demoPassword, newCustomer } from '../pages/account.page.ts';
import { linkInMail } from '../pages/mailbox.ts';
import { expect, test } from '../support/fixtures.ts';
import { newAdmin } from '../support/new-admin.ts';
import { runningShop } from '../support/running-shop.ts';
import { signInAsAdmin } from '../support/sign-in-as-admin.ts';

/** Replies to the next change like Auth to a session older than a day. */
async function refuseOldSession(page: Page): Promise<void> {
  const code = 'reauthentication_needed';
  let isRefused = false;
  await page.route('**/auth/v1/user', (route) => {
    if (isRefused || route.request().method() !== 'PUT') return route.fallback();
    isRefused = true;
    return route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { code, error_code: code, msg: 'Password update requires reauthentication' },
    });
  });
}

function passwordForm(page: Page) {
  const form = page.getByRole('form', { name: 'Passwort ändern' });
  const field = form.getByLabel('Neues Passwort', { exact: true });
  return {
    field,
    fill: async () => {
      await form.getByLabel('Aktuelles Passwort').fill(demoPassword);
      await field.fill('napf leine korb');
      await form.getByLabel('Neues Passwort bestätigen').fill('napf leine korb');
    },
    submit: () => form.getByRole('button', { name: 'Passwort ändern' }).click(),
  };
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Mitteilungen' });

test('[SF-AUTH-16] A session older than a day changes the password by a new sign-in', async ({ page }) => {
  const email = await newCustomer(runningShop(), 'alte.sitzung');
  await new AccountPage(page).openAs(email, '/profile');
  const form = passwordForm(page);
  await refuseOldSession(page);
  await form.fill();
  await form.submit();
  await expect(toasts(page)).toContainText('Password updated successfully');
});

test('[SF-AUTH-16] A session older than a day gets a mail link for a new password', async ({ page, backendUrl }) => {
  const email = await newCustomer(runningShop(), 'alte.sitzung');
  await new AccountPage(page).openAs(email, '/reset-password');
  await refuseOldSession(page);
  const fill = async () => {
    await page.getByLabel('Neues Passwort').fill('napf leine korb');
    await page.getByLabel('Passwort bestätigen').fill('napf leine korb');
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
  };
  await fill();
  await expect(page.getByText('Bitte fordern Sie einen Link für ein neues Passwort an.')).toBeVisible();
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(toasts(page)).toContainText('Password reset email sent');

  await page.goto(await linkInMail(backendUrl, email, 'Neues Passwort'));
  await expect(page).toHaveURL('/reset-password');
  await fill();
  await expect(toasts(page)).toContainText('Password updated successfully');
});

test('[BEY-40] A session older than a day asks for the second factor and keeps the entries', async ({ page }) => {
  test.slow();
  const email = await newAdmin(runningShop(), 'alte.sitzung');
  const { client } = await signInAsAdmin(runningShop(), email);
  await client.functions.invoke('confirm-password', { body: { password: demoPassword } });
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (data === null) throw new Error('No factor');
  let usedStep = 0;
  /** Returns the oldest valid code not used yet, because each code is valid once. */
  const nextCode = () => {
    usedStep = Math.max(usedStep + 1, totpStep(new Date()) - 1);
    return totpCode(data.totp.secret, usedStep);
  };
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: nextCode() });
  expect(verified.error).toBeNull();

  await new AccountPage(page).openAs(email, '/profile');
  const challenge = page.getByRole('form', { name: 'Zweiter Schritt' });
  const giveCode = async () => {
    await challenge.getByLabel('Code aus der App').fill(nextCode());
    await challenge.getByLabel('Code aus der App').press('Enter');
    await expect(challenge).toBeHidden();
  };
  await giveCode();
  const form = passwordForm(page);
  await refuseOldSession(page);
  await form.fill();
  await form.submit();
  await expect(challenge).toBeVisible();
  await expect(form.field).toBeHidden();
  await giveCode();
  await expect(form.field).toHaveValue('napf leine korb');
  await form.submit();
  await expect(toasts(page)).toContainText('Password updated successfully');
});
