import { AccountPage, demoPassword } from '../pages/account.page.ts';
import { expect, test } from '../support/fixtures.ts';
import { foreignTexts } from '../support/foreign-texts.ts';
import { newAdmin } from '../support/new-admin.ts';
import { signInAsAdmin } from '../support/sign-in-as-admin.ts';

const dialogs = {
  de: { title: 'Sie wurden abgemeldet', password: 'Passwort', logIn: 'Anmelden' },
  en: { title: 'You have been signed out', password: 'Password', logIn: 'Sign in' },
} as const;

test('The dialog of a lost session and its errors are in the language that the admin chose', async ({
  page,
  baseURL,
  backendUrl,
}) => {
  const shop = { shopUrl: baseURL ?? '', backendUrl };
  const email = await newAdmin(shop, 'abgemeldet');
  await new AccountPage(page).openAs(email, '/admin/categories/new');
  for (const [minutes, language] of (['de', 'en'] as const).entries()) {
    const texts = dialogs[language];
    await page.getByRole('combobox', { name: /^(Sprache|Language)$/ }).selectOption(language);
    const { client } = await signInAsAdmin(shop, email);
    await client.auth.signOut({ scope: 'others' });
    await page.clock.setSystemTime(Date.now() + (minutes + 1) * 60_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const dialog = page.getByRole('dialog', { name: texts.title });
    await expect(dialog).toHaveAttribute('lang', language);
    expect(await foreignTexts(page, language)).toEqual([]);
    const password = dialog.getByLabel(texts.password, { exact: true });
    await password.fill('geraten');
    await dialog.getByRole('button', { name: texts.logIn }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    expect(await foreignTexts(page, language)).toEqual([]);
    await password.fill(demoPassword);
    await dialog.getByRole('button', { name: texts.logIn }).click();
    await expect(dialog).toBeHidden();
  }
});

test('The second factor in the profile is in the language that the admin chose, also on the German page', async ({
  page,
  baseURL,
  backendUrl,
}) => {
  const email = await newAdmin({ shopUrl: baseURL ?? '', backendUrl }, 'zweisprachig');
  await new AccountPage(page).openAs(email, '/admin/categories');
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Two-step verification' });
  await section.getByRole('button', { name: 'Set up' }).click();
  await section.getByLabel('Your password', { exact: true }).fill(demoPassword);
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('form', { name: 'Set up app' })).toBeVisible();
  expect(await foreignTexts(page, 'en')).toEqual([]);
});
