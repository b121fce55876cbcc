import type { Cookie } from '@playwright/test';
import { expectUsableAtEveryWidth } from './every-width.ts';
import { expect, test } from './fixtures.ts';
import { AccountPage } from './pages/account.page.ts';
import { signedInVisits } from './routes.ts';
import { runningShop } from './running-shop.ts';

for (const { who, email, paths } of signedInVisits) {
  test.describe(who, () => {
    let cookies: Cookie[] = [];
    test.beforeAll(async ({ browser }) => {
      const context = await browser.newContext({ baseURL: runningShop().shopUrl });
      await new AccountPage(await context.newPage()).openAs(email, paths[0] ?? '/');
      cookies = await context.cookies();
      await context.close();
    });

    // A page each: how long a test may take has to do for a busy machine.
    for (const path of paths) {
      test(`[BEY-48] ${who} opens ${path}, which is accessible at every width`, async ({ page, expectAccessible }) => {
        await page.context().addCookies(cookies);
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expectUsableAtEveryWidth(page, expectAccessible);
      });
    }
  });
}
