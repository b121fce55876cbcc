import type { Cookie, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { foreignTexts } from './foreign-texts.ts';
import { AccountPage } from './pages/account.page.ts';
import { signedInVisits } from './routes.ts';
import { runningShop } from './running-shop.ts';

const adminPaths = signedInVisits.find(({ who }) => who === 'an admin')?.paths ?? [];

let cookies: Cookie[] = [];
/** What the browser keeps of an admin who chose German. */
let storage: Readonly<Record<string, string>> = {};

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ baseURL: runningShop().shopUrl });
  const page = await context.newPage();
  await new AccountPage(page).openAs('admin@example.de', '/admin');
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Deutsch');
  cookies = await context.cookies();
  storage = await page.evaluate(() => ({ ...localStorage }));
  await context.close();
});

test.beforeEach(async ({ page }) => {
  await page.context().addCookies(cookies);
  await page.addInitScript((kept) => Object.assign(localStorage, kept), storage);
});

/** Chooses English as another tab would: every page follows at once, also one without the list of languages. */
async function chooseEnglish(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('admin-language:'));
    if (key === undefined) throw new Error('The chosen language is not stored');
    localStorage.setItem(key, 'en');
    window.dispatchEvent(new Event('storage'));
  });
  await expect(page.locator('main [lang="en"], main[lang="en"]').first()).toBeVisible();
}

for (const path of adminPaths) {
  test(`${path} is all German in the mode Deutsch, and all English in the mode English`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await foreignTexts(page, 'de')).toEqual([]);
    await chooseEnglish(page);
    await expect.poll(() => foreignTexts(page, 'en')).toEqual([]);
  });
}

test('palette and help are all German in the mode Deutsch, and all English in the mode English', async ({ page }) => {
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading').first()).toBeVisible();
  for (const language of ['de', 'en'] as const) {
    if (language === 'en') await chooseEnglish(page);
    for (const keys of ['ControlOrMeta+k', '?']) {
      await page.keyboard.press(keys);
      await expect(page.getByRole('dialog').first()).toBeVisible();
      expect(await foreignTexts(page, language)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
});
