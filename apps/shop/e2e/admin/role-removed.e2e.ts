import { AccountPage } from '../pages/account.page.ts';
import { expect, test } from '../support/fixtures.ts';
import { newAdmin } from '../support/new-admin.ts';
import { runningShop } from '../support/running-shop.ts';
import { signInAsAdmin } from '../support/sign-in-as-admin.ts';

/** Creates an admin whose role another admin removes and gives back. */
async function adminWithRole(name: string) {
  const email = await newAdmin(runningShop(), name);
  const { client } = await signInAsAdmin(runningShop());
  const { data } = await client.rpc('list_users', { p_search: email }).throwOnError();
  const change = async (to: 'demote_user' | 'promote_user') => {
    await client.rpc(to, { p_user_id: data.users[0].user_id }).throwOnError();
  };
  return { email, demote: () => change('demote_user'), promote: () => change('promote_user') };
}

test('[ADM-CAT-18] A rejected save shows that the admin role was removed; the entries return with the role', async ({
  page,
}) => {
  const admin = await adminWithRole('rolf');
  await new AccountPage(page).openAs(admin.email, '/admin/categories/new');
  const title = page.getByRole('textbox', { name: 'Titel' });
  await title.fill('Regenmäntel');
  await admin.demote();
  await page.getByRole('button', { name: 'Speichern' }).click();
  const refusal = page.getByRole('alert').getByRole('heading', { name: 'Keine Berechtigung' });
  await expect(refusal).toBeVisible();
  await expect(title).toBeHidden();
  await admin.promote();
  // The next check runs at the earliest 30 s after the last one, when the admin returns to the tab.
  await page.clock.install();
  await page.clock.fastForward(31_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(refusal).toBeHidden();
  await expect(title).toHaveValue('Regenmäntel');
});

test('[OP-11] A list that is denied shows that the admin role was removed', async ({ page }) => {
  const admin = await adminWithRole('rita');
  await new AccountPage(page).openAs(admin.email, '/admin/users');
  const search = page.getByRole('searchbox');
  await expect(search).toBeVisible();
  await admin.demote();
  await search.fill('rita');
  await expect(page.getByRole('alert').getByRole('heading', { name: 'Zugriff verweigert' })).toBeVisible();
});
