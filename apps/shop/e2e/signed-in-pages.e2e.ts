import { expectUsableAtEveryWidth } from './every-width.ts';
import { expect, test } from './fixtures.ts';
import { AccountPage } from './pages/account.page.ts';

const ORDER = '50000000-0000-4000-8000-000000000001';

/** Who opens what: one address of every kind of page that only they see, and those that look otherwise to them. */
const visits = [
  { who: 'a customer', email: 'anna@example.de', paths: ['/orders', '/profile', '/', '/cart', '/auth'] },
  {
    who: 'an admin, the catalogue:',
    email: 'admin@example.de',
    paths: [
      '/admin/categories',
      '/admin/categories/new',
      '/admin/categories/20000000-0000-4000-8000-000000000001',
      '/admin/articles',
      '/admin/articles/new',
      '/admin/articles/30000000-0000-4000-8000-000000000001',
      '/admin/trash',
    ],
  },
  {
    who: 'an admin, orders and configurators:',
    email: 'admin@example.de',
    paths: [
      '/admin/orders',
      `/admin/orders?order=${ORDER}`,
      `/admin/orders/${ORDER}/worksheet`,
      '/admin/production',
      '/admin/form-templates',
      '/admin/form-templates/new',
      '/admin/form-templates/40000000-0000-4000-8000-000000000001',
    ],
  },
  {
    who: 'an admin, the business:',
    email: 'admin@example.de',
    paths: [
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
  test(`[BEY-48] ${who} ${paths.join(', ')} are for everybody at every width`, async ({ page, expectAccessible }) => {
    await new AccountPage(page).openAs(email, paths[0] ?? '/');
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading').first()).toBeVisible();
      await test.step(path, () => expectUsableAtEveryWidth(page, expectAccessible));
    }
  });
}
