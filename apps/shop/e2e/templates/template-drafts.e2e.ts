import { SharedTemplatePage, templateName } from '../pages/shared-template.page.ts';
import { expect, test } from '../support/fixtures.ts';

test('[BEY-62] Unsaved changes of an admin are stored on the server and restored in another browser', async ({
  page,
  browser,
  baseURL,
  backendUrl,
  expectAccessible,
}) => {
  test.slow();
  const template = await SharedTemplatePage.store({ browser, baseURL, backendUrl });
  await template.open(page);
  let isBroken = true;
  await page.route('**/rest/v1/rpc/save_template_draft', (route) =>
    isBroken && route.request().method() === 'POST' ? route.abort('failed') : route.continue(),
  );
  await templateName(page).fill('Leine, halb fertig');
  await expect(page.getByRole('alert')).toContainText('The draft could not be saved on the server');
  isBroken = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(/^Draft saved at /)).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeVisible();

  const other = await template.openElsewhere();
  const notice = other.getByRole('region', { name: 'Unsaved draft' });
  await expect(notice).toContainText('by Mara Meister that was not saved');
  await expectAccessible(other);
  await notice.getByRole('button', { name: 'Restore' }).click();
  await expect(templateName(other)).toHaveValue('Leine, halb fertig');
  await other.getByRole('button', { name: 'Versions', exact: true }).click();
  const drafts = other.getByRole('region', { name: 'Drafts' });
  await drafts
    .getByRole('button', { name: /^Changes in the draft of / })
    .first()
    .press('Enter');
  await expect(drafts.getByText('This is the oldest draft')).toBeVisible();
  await expectAccessible(other);
  await other.context().close();
  await template.remove();
});

test('[BEY-62] [BEY-65] Restored changes of this browser do not overwrite what another admin saved since', async ({
  page,
  browser,
  baseURL,
  backendUrl,
}) => {
  test.slow();
  const template = await SharedTemplatePage.store({ browser, baseURL, backendUrl });
  const { client, id, address } = template;
  const name = templateName(page);
  await template.open(page);
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
  await template.remove();
});
