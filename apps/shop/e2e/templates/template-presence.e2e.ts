import { Keyboard } from '../pages/keyboard.ts';
import { editingNotice, SharedTemplatePage, templateName } from '../pages/shared-template.page.ts';
import { expect, test } from '../support/fixtures.ts';
import { newAdmin } from '../support/new-admin.ts';

test('[BEY-62] A second admin sees who edits a template and takes over without loss for the first', async ({
  page,
  browser,
  baseURL,
  backendUrl,
  expectAccessible,
}) => {
  test.slow();
  const second = await newAdmin({ shopUrl: baseURL ?? '', backendUrl }, 'zweite-hand');
  const template = await SharedTemplatePage.store({ browser, baseURL, backendUrl });

  await template.open(page);
  await templateName(page).fill('Leine der Ersten');
  await expect(editingNotice(page)).toBeHidden();

  const other = await template.openElsewhere(second);
  await expect(editingNotice(other)).toContainText(/ has been editing this template since /);
  await expectAccessible(other);
  const stored = await templateName(other).inputValue();
  await templateName(other).fill('Zu früh');
  await expect(other.getByRole('alert')).toContainText('Take over to change it.');
  await expect(other.getByText('No unsaved changes')).toBeVisible();
  await other.reload();
  await expect(templateName(other)).toHaveValue(stored);

  const keyboard = new Keyboard(other);
  await keyboard.activate(other.getByRole('button', { name: 'Take over' }));
  await expect(editingNotice(other)).toBeHidden();
  await templateName(other).fill('Leine der Zweiten');
  await other.getByRole('button', { name: 'Save Template' }).click();
  await expect(other.getByText('No unsaved changes')).toBeVisible();

  // The first admin returns to the window.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(editingNotice(page).getByRole('alert')).toContainText('Nele Neu took this template over');
  await expect(editingNotice(page)).toContainText('What you changed is still here');
  await expect(templateName(page)).toHaveValue('Leine der Ersten');
  await expectAccessible(page);
  await editingNotice(page).getByRole('button', { name: 'Take over' }).click();
  await expect(editingNotice(page)).toBeHidden();
  await page.getByRole('button', { name: 'Save Template' }).click();
  const conflict = page.getByRole('dialog', { name: 'Another admin saved this template' });
  await conflict.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page.getByText('No unsaved changes')).toBeVisible();

  // Leaving the editor releases the template.
  const isFree = page.waitForResponse('**/rpc/release_form_template');
  await page.getByRole('link', { name: 'All form templates' }).click();
  await isFree;
  await other.reload();
  await expect(templateName(other)).toHaveValue('Leine der Ersten');
  await expect(editingNotice(other)).toBeHidden();
  await other.context().close();
  await template.remove();
});

test('[BEY-62] An admin continues in a new window, and an older window that is still open keeps its changes', async ({
  browser,
  baseURL,
  backendUrl,
}) => {
  test.slow();
  const template = await SharedTemplatePage.store({ browser, baseURL, backendUrl });
  const openWindow = async () => {
    const page = await template.openElsewhere();
    const name = templateName(page);
    await name.waitFor();
    return { context: page.context(), page, name, notice: editingNotice(page) };
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
  await template.remove();
});
