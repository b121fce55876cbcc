import type { Page } from '@playwright/test';
import { editingNotice, SharedTemplatePage } from '../pages/shared-template.page.ts';
import { expect, test } from '../support/fixtures.ts';
import { newAdmin } from '../support/new-admin.ts';

test('[BEY-65] Changes of two admins to one template are merged, and only a field that both changed is asked', async ({
  page,
  browser,
  baseURL,
  backendUrl,
  expectAccessible,
}) => {
  test.slow();
  const second = await newAdmin({ shopUrl: baseURL ?? '', backendUrl }, 'zweite-feder');
  const template = await SharedTemplatePage.store({ browser, baseURL, backendUrl });
  const storedTexts = async () => {
    const { client, id } = template;
    const { data } = await client.rpc('get_form_template_draft', { p_template_id: id }).throwOnError();
    return { name: data.name, description: data.description, title: data.sections[0].title };
  };
  const control = (of: Page, name: string) => of.getByRole('textbox', { name, exact: true });
  const save = (of: Page) => of.getByRole('button', { name: 'Save Template' }).click();
  const takeOver = async (of: Page) => {
    await of.evaluate(() => window.dispatchEvent(new Event('focus')));
    await of.getByRole('button', { name: 'Take over' }).click();
    await expect(editingNotice(of)).toBeHidden();
  };

  await template.open(page);
  await control(page, 'Template name').fill('Leine der Ersten');

  const other = await template.openElsewhere(second);
  await takeOver(other);
  const { title } = await storedTexts();
  await other.getByRole('treeitem', { name: title }).first().click();
  await other.getByRole('region', { name: 'Properties' }).getByRole('textbox', { name: 'Title' }).fill('Ihr Hund');
  await save(other);
  await expect(other.getByText('No unsaved changes')).toBeVisible();

  // Different parts: both survive, and the taken one is named.
  await takeOver(page);
  await save(page);
  await expect(page.getByText(/Changed by another admin in the meantime and kept: section “Ihr Hund”\./)).toBeVisible();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  expect(await storedTexts()).toMatchObject({ name: 'Leine der Ersten', title: 'Ihr Hund' });
  await expectAccessible(page);

  // The same property: both values are shown, and what only one changed is merged.
  await control(page, 'Template name').fill('Leine, zuletzt');
  await takeOver(other);
  await expect(control(other, 'Template name')).toHaveValue('Leine der Ersten');
  await control(other, 'Template name').fill('Leine der Zweiten');
  await control(other, 'Description').fill('Von der Zweiten beschrieben');
  await save(other);
  await expect(other.getByText('No unsaved changes')).toBeVisible();
  await takeOver(page);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Another admin saved this template' });
  const question = dialog.getByRole('group', { name: 'the template itself: Name' });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(question.getByRole('radio', { name: /^Yours .Leine, zuletzt.$/ })).toBeChecked();
  await expectAccessible(page);
  expect(await storedTexts()).toMatchObject({ name: 'Leine der Zweiten' });
  await question.getByRole('radio', { name: /^Saved in the meantime .Leine der Zweiten.$/ }).check();
  await dialog.getByRole('button', { name: 'Merge and save' }).click();
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await expect(control(page, 'Template name')).toHaveValue('Leine der Zweiten');
  expect(await storedTexts()).toEqual({
    name: 'Leine der Zweiten',
    description: 'Von der Zweiten beschrieben',
    title: 'Ihr Hund',
  });
  await other.context().close();
  await template.remove();
});
