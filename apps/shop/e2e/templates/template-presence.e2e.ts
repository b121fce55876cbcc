import type { Page } from '@playwright/test';
import { AccountPage } from '../pages/account.page.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { storeCopyOf } from '../support/copy-of-template.ts';
import { expect, refusalOf, test } from '../support/fixtures.ts';
import { newAdmin } from '../support/new-admin.ts';
import { signInAsAdmin } from '../support/sign-in-as-admin.ts';

const LEASH = '40000000-0000-4000-8000-000000000004';

test('[BEY-62] A second admin sees who edits a template and takes over without loss for the first', async ({
  page,
  browser,
  baseURL,
  backendUrl,
  expectAccessible,
}) => {
  test.slow();
  const shop = { shopUrl: baseURL ?? '', backendUrl };
  const second = await newAdmin(shop, 'zweite-hand');
  const { client } = await signInAsAdmin(shop);
  const id = await storeCopyOf(client, LEASH);
  const address = `/admin/form-templates/${id}`;
  const nameOf = (of: Page) => of.getByRole('textbox', { name: 'Template name' });
  const noticeOf = (of: Page) => of.getByRole('region', { name: 'Who is editing' });

  await new AccountPage(page).openAs('admin@example.de', address);
  await nameOf(page).fill('Leine der Ersten');
  await expect(noticeOf(page)).toBeHidden();

  const elsewhere = await browser.newContext({ baseURL });
  await elsewhere.addCookies([refusalOf(shop.shopUrl)]);
  const other = await elsewhere.newPage();
  await new AccountPage(other).openAs(second, address);
  await expect(noticeOf(other)).toContainText(/ has been editing this template since /);
  await expectAccessible(other);
  const stored = await nameOf(other).inputValue();
  await nameOf(other).fill('Zu früh');
  await expect(other.getByRole('alert')).toContainText('Take over to change it.');
  await expect(other.getByText('No unsaved changes')).toBeVisible();
  await other.reload();
  await expect(nameOf(other)).toHaveValue(stored);

  const keyboard = new Keyboard(other);
  await keyboard.activate(other.getByRole('button', { name: 'Take over' }));
  await expect(noticeOf(other)).toBeHidden();
  await nameOf(other).fill('Leine der Zweiten');
  await other.getByRole('button', { name: 'Save Template' }).click();
  await expect(other.getByText('No unsaved changes')).toBeVisible();

  // The first admin returns to the window.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(noticeOf(page).getByRole('alert')).toContainText('Nele Neu took this template over');
  await expect(noticeOf(page)).toContainText('What you changed is still here');
  await expect(nameOf(page)).toHaveValue('Leine der Ersten');
  await expectAccessible(page);
  await noticeOf(page).getByRole('button', { name: 'Take over' }).click();
  await expect(noticeOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Save Template' }).click();
  const conflict = page.getByRole('dialog', { name: 'Another admin saved this template' });
  await conflict.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page.getByText('No unsaved changes')).toBeVisible();

  // Leaving the editor releases the template.
  const isFree = page.waitForResponse('**/rpc/release_form_template');
  await page.getByRole('link', { name: 'All form templates' }).click();
  await isFree;
  await other.reload();
  await expect(nameOf(other)).toHaveValue('Leine der Ersten');
  await expect(noticeOf(other)).toBeHidden();
  await elsewhere.close();
  await client.rpc('delete_form_template', { p_template_id: id }).throwOnError();
});

test('[BEY-62] An admin continues in a new window, and an older window that is still open keeps its changes', async ({
  browser,
  baseURL,
  backendUrl,
}) => {
  test.slow();
  const shop = { shopUrl: baseURL ?? '', backendUrl };
  const { client } = await signInAsAdmin(shop);
  const id = await storeCopyOf(client, LEASH);
  const openWindow = async () => {
    const context = await browser.newContext({ baseURL });
    await context.addCookies([refusalOf(shop.shopUrl)]);
    const page = await context.newPage();
    await new AccountPage(page).openAs('admin@example.de', `/admin/form-templates/${id}`);
    const name = page.getByRole('textbox', { name: 'Template name' });
    await name.waitFor();
    return { context, page, name, notice: page.getByRole('region', { name: 'Who is editing' }) };
  };

  // A closed window does not release its lease.
  const closed = await openWindow();
  await closed.context.close();
  const older = await openWindow();
  await older.name.fill('Leine im zweiten Fenster');
  await older.page.getByRole('button', { name: 'Save Template' }).click();
  await expect(older.page.getByText('Template saved')).toBeVisible();

  await older.name.fill('Leine im älteren Fenster');
  const newer = await openWindow();
  await expect(newer.notice).toBeHidden();
  await older.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(older.notice.getByRole('alert')).toContainText('What you changed is still here');
  await expect(older.name).toHaveValue('Leine im älteren Fenster');
  await newer.name.fill('Leine im neuen Fenster');
  await newer.page.getByRole('button', { name: 'Save Template' }).click();
  await expect(newer.page.getByText('Template saved')).toBeVisible();
  await older.context.close();
  await newer.context.close();
  await client.rpc('delete_form_template', { p_template_id: id }).throwOnError();
});
