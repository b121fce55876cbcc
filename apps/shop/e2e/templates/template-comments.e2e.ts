import { Keyboard } from '../pages/keyboard.ts';
import { SharedTemplatePage } from '../pages/shared-template.page.ts';
import { expect, test } from '../support/fixtures.ts';
import { newAdmin } from '../support/new-admin.ts';

test('[BEY-62] An admin comments on a field by keyboard; another one answers, and a rename keeps the thread', async ({
  page,
  browser,
  baseURL,
  backendUrl,
  expectAccessible,
}) => {
  test.slow();
  const second = await newAdmin({ shopUrl: baseURL ?? '', backendUrl }, 'kommentar');
  const template = await SharedTemplatePage.store({ browser, baseURL, backendUrl });
  await template.open(page);
  const keyboard = new Keyboard(page);
  await page.getByRole('treeitem', { name: /^Farbe des Aufdrucks/ }).focus();
  await keyboard.press('Enter');
  await keyboard.activate(page.getByRole('button', { name: /^Comments/ }), 'Shift+Tab');
  const panel = page.getByRole('region', { name: 'Comments on “Farbe des Aufdrucks”' });
  await keyboard.typeInto(panel.getByRole('textbox', { name: 'New comment' }), 'Gibt es auch Gold?');
  await keyboard.press('ControlOrMeta+Enter');
  await expect(panel.getByRole('paragraph').filter({ hasText: 'Gibt es auch Gold?' })).toBeVisible();
  await expectAccessible(page);

  const other = await template.openElsewhere(second);
  await other.getByRole('tab', { name: 'Extras' }).click();
  // Read access is enough to reply.
  await other.getByRole('button', { name: '1 comment on “Farbe des Aufdrucks”' }).click();
  await other.getByRole('button', { name: 'Reply' }).click();
  await other.getByRole('textbox', { name: 'Reply on “Farbe des Aufdrucks”' }).fill('Ab März.');
  await other.getByRole('button', { name: 'Send' }).click();
  // The text area has the same text before it is stored.
  await expect(other.getByRole('paragraph').filter({ hasText: 'Ab März.' })).toBeVisible();
  await other.context().close();

  await page.getByRole('button', { name: 'Inspector' }).click();
  await page.getByRole('textbox', { name: 'Label', exact: true }).first().fill('Druckfarbe');
  await page.getByRole('button', { name: 'Save Template' }).click();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Extras' }).click();
  await page.getByRole('button', { name: '1 comment on “Druckfarbe”' }).click();
  await expect(page.getByText('Ab März.')).toBeVisible();
  await expect(page.getByText('Nele Neu')).toBeVisible();
  await page.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText('Resolved (1)')).toBeVisible();
  await template.remove();
});
