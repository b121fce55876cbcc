import { AccountPage } from '../pages/account.page.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { expect, test } from '../support/fixtures.ts';
import { signInAsAdmin } from '../support/sign-in-as-admin.ts';

const table = `Section,Label,Type,Options,Price,Required
Size,Back length,number,,,yes
Look,Lining,radio,None | Fleece,"0 | 15,00",
`;

test('[BEY-62] A template is created from a spreadsheet by keyboard alone and published', async ({
  page,
  baseURL,
  backendUrl,
  expectAccessible,
}) => {
  await new AccountPage(page).openAs('admin@example.de', '/admin/form-templates/new');
  const keyboard = new Keyboard(page);
  await keyboard.activate(page.getByRole('button', { name: 'Start from a product, a spreadsheet or a form' }));
  const dialog = page.getByRole('dialog', { name: 'New template' });
  await expect(dialog.getByText(/^\d sections, \d+ fields$/)).toBeVisible();
  await expectAccessible(page);
  await keyboard.activate(dialog.getByRole('button', { name: 'Spreadsheet' }));
  await keyboard.typeInto(dialog.getByRole('textbox', { name: 'Table' }), table.replace('Fleece', 'Fleece | Silk'));
  await expect(dialog.getByText('Row 3, column “Price”:')).toBeVisible();
  await expectAccessible(page);
  await keyboard.typeOver(table);
  await expect(dialog.getByText('2 sections, 2 fields')).toBeVisible();
  await keyboard.activate(dialog.getByRole('button', { name: 'Use this template' }));
  await expect(page.getByRole('textbox', { name: 'Template name' })).toBeFocused();
  await keyboard.typeOver('Aus der Tabelle');
  await keyboard.press('ControlOrMeta+s');
  await expect(page).toHaveURL(/\/admin\/form-templates\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('treeitem', { name: 'Lining' })).toBeVisible();
  // The first save gives the template an address, and everything before it can still be undone.
  await keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Template name' })).not.toHaveValue('Aus der Tabelle');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { client } = await signInAsAdmin({ shopUrl: baseURL ?? '', backendUrl });
  await client.rpc('delete_form_template', { p_template_id: id }).throwOnError();
});
