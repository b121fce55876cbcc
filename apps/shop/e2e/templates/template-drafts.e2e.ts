import { AccountPage } from '../pages/account.page.ts';
import { storeCopyOf } from '../support/copy-of-template.ts';
import { expect, refusalOf, test } from '../support/fixtures.ts';
import { signInAsAdmin } from '../support/sign-in-as-admin.ts';

const LEASH = '40000000-0000-4000-8000-000000000004';

test('[BEY-62] Unsaved changes of an admin are stored on the server and restored in another browser', async ({
  page,
  browser,
  baseURL,
  backendUrl,
  expectAccessible,
}) => {
  test.slow();
  const shop = { shopUrl: baseURL ?? '', backendUrl };
  const { client } = await signInAsAdmin(shop);
  const id = await storeCopyOf(client, LEASH);
  const address = `/admin/form-templates/${id}`;
  await new AccountPage(page).openAs('admin@example.de', address);
  let isBroken = true;
  await page.route('**/rest/v1/rpc/save_template_draft', (route) =>
    isBroken && route.request().method() === 'POST' ? route.abort('failed') : route.continue(),
  );
  await page.getByRole('textbox', { name: 'Template name' }).fill('Leine, halb fertig');
  await expect(page.getByRole('alert')).toContainText('The draft could not be saved on the server');
  isBroken = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(/^Draft saved at /)).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL });
  await elsewhere.addCookies([refusalOf(shop.shopUrl)]);
  const other = await elsewhere.newPage();
  await new AccountPage(other).openAs('admin@example.de', address);
  const notice = other.getByRole('region', { name: 'Unsaved draft' });
  await expect(notice).toContainText('by Mara Meister that was not saved');
  await expectAccessible(other);
  await notice.getByRole('button', { name: 'Restore' }).click();
  await expect(other.getByRole('textbox', { name: 'Template name' })).toHaveValue('Leine, halb fertig');
  await other.getByRole('button', { name: 'Versions', exact: true }).click();
  const drafts = other.getByRole('region', { name: 'Drafts' });
  await drafts
    .getByRole('button', { name: /^Changes in the draft of / })
    .first()
    .press('Enter');
  await expect(drafts.getByText('This is the oldest draft')).toBeVisible();
  await expectAccessible(other);
  await elsewhere.close();
  await client.rpc('delete_form_template', { p_template_id: id }).throwOnError();
});

test('[BEY-62] [BEY-65] Restored changes of this browser do not overwrite what another admin saved since', async ({
  page,
  baseURL,
  backendUrl,
}) => {
  test.slow();
  const { client } = await signInAsAdmin({ shopUrl: baseURL ?? '', backendUrl });
  const id = await storeCopyOf(client, LEASH);
  const address = `/admin/form-templates/${id}`;
  const name = page.getByRole('textbox', { name: 'Template name' });
  await new AccountPage(page).openAs('admin@example.de', address);
  await name.fill('Leine, nie gespeichert');
  await page.getByRole('link', { name: 'All form templates' }).click();
  await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/form-templates$/);

  const { data: draft } = await client.rpc('get_form_template_draft', { p_template_id: id }).throwOnError();
  await client
    .rpc('save_form_template', {
      p_template: { ...draft, name: 'Leine der Zweiten' },
      p_expected_revision: draft.revision,
    })
    .throwOnError();

  await page.goto(address);
  await expect(page.getByText(/^Unsaved changes of .* were found\. The template was saved since\./)).toBeVisible();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(name).toHaveValue('Leine, nie gespeichert');
  await page.getByRole('button', { name: 'Save Template' }).click();
  const conflict = page.getByRole('dialog', { name: 'Another admin saved this template' });
  await conflict.getByRole('button', { name: 'Load their version' }).click();
  await expect(name).toHaveValue('Leine der Zweiten');
  await client.rpc('delete_form_template', { p_template_id: id }).throwOnError();
});
