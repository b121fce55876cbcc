import type { Cookie, Page } from '@playwright/test';
import { AccountPage } from '../pages/account.page.ts';
import { closeDialog } from '../pages/close-dialog.ts';
import { expectUsableAtEveryWidth } from '../support/every-width.ts';
import { expect, test } from '../support/fixtures.ts';
import { foreignTexts } from '../support/foreign-texts.ts';
import { signedInVisits } from '../support/routes.ts';
import { runningShop } from '../support/running-shop.ts';

/** Storage key of an admin's language. */
let languageKey = '';

/** Selects a language as if in another tab: all pages update at once, even those without the language list. */
async function chooseLanguage(page: Page, language: 'de' | 'en'): Promise<void> {
  await page.evaluate(
    ([key, chosen]) => {
      localStorage.setItem(key, chosen);
      window.dispatchEvent(new Event('storage'));
    },
    [languageKey, language] as const,
  );
  const english = page.locator('main [lang="en"], main[lang="en"]');
  if (language === 'en') await expect(english.first()).toBeVisible();
  else await expect(english).toHaveCount(0);
}

async function expectPureLanguages(page: Page): Promise<void> {
  for (const language of ['de', 'en'] as const) {
    await chooseLanguage(page, language);
    await expect.poll(() => foreignTexts(page, language)).toEqual([]);
  }
}

for (const { who, email, paths } of signedInVisits) {
  test.describe(who, () => {
    const isAdmin = who === 'an admin';
    let cookies: Cookie[] = [];
    test.beforeAll(async ({ browser }) => {
      const context = await browser.newContext({ baseURL: runningShop().shopUrl });
      const page = await context.newPage();
      await new AccountPage(page).openAs(email, isAdmin ? '/admin' : '/');
      cookies = await context.cookies();
      if (isAdmin) {
        await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Deutsch');
        languageKey = await page.evaluate(
          () => Object.keys(localStorage).find((key) => key.startsWith('admin-language:')) ?? '',
        );
      }
      await context.close();
    });
    test.beforeEach(({ page }) => page.context().addCookies(cookies));

    // One test per page, so that the time limit suffices on a busy machine.
    for (const path of paths) {
      const modes = isAdmin ? ', all German in the mode Deutsch, all English in the mode English' : '';
      test(`[BEY-48] ${who} opens ${path}, which is accessible at every width${modes}`, async ({
        page,
        expectAccessible,
      }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expectUsableAtEveryWidth(page, expectAccessible);
        if (isAdmin) await expectPureLanguages(page);
      });
    }
    if (!isAdmin) return;

    test('Palette and help are completely German in mode Deutsch and English in mode English', async ({ page }) => {
      await page.goto('/admin/orders');
      await expect(page.getByRole('heading').first()).toBeVisible();
      for (const language of ['de', 'en'] as const) {
        await chooseLanguage(page, language);
        for (const keys of ['ControlOrMeta+k', '?']) {
          await page.keyboard.press(keys);
          await expect(page.getByRole('dialog').first()).toBeVisible();
          expect(await foreignTexts(page, language)).toEqual([]);
          await closeDialog(page);
        }
      }
    });
  });
}
