import type { Cookie } from '@playwright/test';
import { expectUsableAtEveryWidth } from './every-width.ts';
import { expect, test } from './fixtures.ts';
import { AccountPage } from './pages/account.page.ts';
import { runningShop } from './running-shop.ts';

const ORDER = '50000000-0000-4000-8000-000000000001';

/** Who opens what: one address of every kind of page that only they see, and those that look otherwise to them. */
const visits = [
  { who: 'a customer', email: 'anna@example.de', paths: ['/orders', '/profile', '/', '/cart', '/auth'] },
  {
    who: 'an admin',
    email: 'admin@example.de',
    paths: [
      '/admin/categories',
      '/admin/categories/new',
      '/admin/categories/20000000-0000-4000-8000-000000000001',
      '/admin/articles',
      '/admin/articles/new',
      '/admin/articles/30000000-0000-4000-8000-000000000001',
      '/admin/trash',
      '/admin/orders',
      `/admin/orders?order=${ORDER}`,
      `/admin/orders/${ORDER}/worksheet`,
      '/admin/production',
      '/admin/form-templates',
      '/admin/form-templates/new',
      '/admin/form-templates/40000000-0000-4000-8000-000000000001',
      '/admin',
      '/admin/users',
      '/admin/requests',
      '/admin/withdrawals',
      '/admin/mails',
      '/admin/reconciliation',
      '/admin/audit-log',
      '/admin/nowhere',
    ],
  },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { who, email, paths } of visits) {
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
      test(`[BEY-48] ${who} opens ${path}: it is for everybody at every width`, async ({ page, expectAccessible }) => {
        await page.context().addCookies(cookies);
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expectUsableAtEveryWidth(page, expectAccessible);
      });
    }
  });
}
