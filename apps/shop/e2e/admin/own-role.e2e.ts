import { AccountPage } from '../pages/account.page.ts';
import { expect, test } from '../support/fixtures.ts';

for (const action of ['Demote', 'Deactivate']) {
  test(`An admin sees no error of the user list after "${action}" of the own account`, async ({ page }) => {
    await new AccountPage(page).openAs('admin@example.de', '/admin/users');
    const own = page.getByRole('row').filter({ hasText: 'admin@example.de' });
    await own.getByRole('button', { name: /^Actions for/ }).click();
    // Faked, as the database rejects the change of the only admin.
    await page.route(/rpc\/(demote|deactivate)_user/, (route) => route.fulfill({ json: true }));
    await page.route('**/rest/v1/user_roles?*', (route) => route.fulfill({ json: [] }));
    await page.route('**/rpc/list_users', (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'not_admin', details: null, hint: null } }),
    );
    await page.getByRole('menuitem', { name: action }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(`User ${action.toLowerCase()}d`).first()).toBeVisible();
    await expect(page.getByText('Zugriff verweigert')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Error loading users')).toHaveCount(0);
  });
}
