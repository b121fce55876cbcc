import type { Locator, Page } from '@playwright/test';
import { parseTemplate, plausibilityOf, type Template } from 'configurator-core';
import { dogCoatTemplate } from 'configurator-core/templates';
import { AccountPage } from '../pages/account.page.ts';
import { CartPage } from '../pages/cart.page.ts';
import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { TemplateEditorPage } from '../pages/template-editor.page.ts';
import { openBackoffice } from '../support/backoffice.ts';
import { expect, test } from '../support/fixtures.ts';

/** A coat that no other browser test buys. */
const COAT = '30000000-0000-4000-8000-000000000003';
const COAT_TEMPLATE = '40000000-0000-4000-8000-000000000001';

/** The text of a toast. A live region repeats it for screen readers. */
function toast(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('region', { name: 'Mitteilungen' })
    .getByText(text, { exact: typeof text === 'string' })
    .first();
}

function read(json: unknown): Template {
  const parsed = parseTemplate(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** A template's content in its own language, without ids, version and fields added by the database. */
function withoutIdentity({ id: _id, version: _version, language: _language, ...rest }: Template): unknown {
  const left = new Set(['id', 'extra', 'translations']);
  return JSON.parse(JSON.stringify(rest, (key, value) => (left.has(key) ? undefined : value)));
}

/** Returns the template without its plausibility checks: their conditions are tables that are not typed by hand. */
function withoutPlausibilityChecks(template: Template): Template {
  const sections = template.sections.map((section) => ({
    ...section,
    groups: section.groups.filter(({ fields }) => fields.every((field) => plausibilityOf(field) === null)),
  }));
  return { ...template, sections };
}

test.afterAll(async () => {
  const backoffice = await openBackoffice();
  await backoffice.changeArticle(COAT, { form_template_id: COAT_TEMPLATE });
});

test('[ADM-TPL-01] [ADM-TPL-02] [ADM-TPL-03] [ADM-TPL-05] [ADM-TPL-17] [ADM-TPL-25] [BEY-62] A coat template is built by keyboard alone, published, and ordered while it is being edited', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  // Thousands of key presses, which take long on a busy machine.
  test.slow();
  await new AccountPage(page).openAs('admin@example.de', '/admin/form-templates');
  for (const name of ['Name', 'Type', 'Created']) await expect(page.getByRole('columnheader', { name })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'descending');
  await expectAccessible(page);

  const editor = new TemplateEditorPage(page);
  await editor.keyboard.activate(page.getByRole('link', { name: 'New Template' }));
  await expect(page).toHaveURL('/admin/form-templates/new');
  const coat = withoutPlausibilityChecks(read(dogCoatTemplate));
  await editor.build(coat);
  await expectAccessible(page);
  await editor.save();
  await expect(toast(page, 'Template saved')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/form-templates\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('treeitem', { name: 'Brustumfang, required' })).toBeVisible();

  const backoffice = await openBackoffice();
  const templateId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const published: unknown = await (await page.request.get(`/template-versions/${templateId}/1`)).json();
  expect(withoutIdentity(read(published))).toEqual(withoutIdentity(coat));

  await backoffice.changeArticle(COAT, { form_template_id: templateId });
  const shopper = await (await browser.newContext({ baseURL, storageState: undefined })).newPage();
  const configurator = new ConfiguratorPage(shopper);
  await configurator.open(`/configure/dog-coat?article=${COAT}`);
  await shopper
    .getByRole('dialog')
    .getByRole('button', { name: /ablehnen|Nur notwendige/i })
    .click();
  await configurator.fillCoat();
  await configurator.choose('Reflektierende Nähte', /^Ja/);
  await expect(configurator.total).toContainText(/Gesamtpreis\s*114,00/);
  await configurator.addToCart();
  const cart = new CartPage(shopper);
  await cart.checkoutButton.click();
  await cart.fillGuestForm();
  await expect(shopper.getByRole('main')).toContainText(/Gesamtsumme.*114,00/);

  // While the first version is in the cart, a more expensive one is published.
  await editor.addPriceRule('Mehr Stoff', '0,5 * max(0; shoulderToTail - 42,5)');
  await page.getByRole('button', { name: 'Review changes' }).click();
  const review = page.getByRole('dialog', { name: 'Review changes' });
  await expect(review).toContainText(
    'The price rule “Mehr Stoff” is new: formula 0.5 × max(0; Schulter bis Rutenansatz - 42.5) in euros.',
  );
  await expect(review).toContainText('1 article uses it');
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Live as version 2.')).toBeVisible();

  await cart.orderExpectingRefusal();
  await expect(shopper.getByRole('main').getByRole('alert')).toContainText('Der Preis hat sich geändert');
  await expect(shopper.getByRole('main')).toContainText(/Gesamtsumme.*119,00/);
  await cart.orderAndDecide('Jetzt bezahlen');
  await expect(shopper).toHaveURL(/\/order-success\?order=/);
  await shopper.context().close();

  // Publishes the earlier version again.
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByText('Restore version 1. Save to keep it.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Template' }).click();
  await expect(page.getByText('Live as version 3.')).toBeVisible();
  const restored: unknown = await (await page.request.get(`/template-versions/${templateId}/3`)).json();
  expect(withoutIdentity(read(restored))).toEqual(withoutIdentity(coat));
});

test('[ADM-TPL-04] [ADM-TPL-21] [ADM-TPL-27] [ADM-TPL-26] [ADM-TPL-29] [BEY-62] A template is duplicated and deleted, one in use is kept, and conflicts and crashes lose nothing', async ({
  page,
  expectAccessible,
}) => {
  await new AccountPage(page).openAs('admin@example.de', '/admin/form-templates');
  await page.getByRole('button', { name: 'Delete Hundeleine' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Error deleting template')).toBeVisible();
  await expect(toast(page, /It is in use by: .*Leine/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Duplicate Hundeleine/ })
    .first()
    .click();
  await expect(toast(page, 'Template duplicated')).toBeVisible();
  const copy = page
    .getByRole('row')
    .nth(1)
    .getByRole('link', { name: /^Hundeleine.* \(Copy\)$/ });
  await copy.click();
  await expect(page).toHaveURL(/\/admin\/form-templates\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('tree')).toBeVisible();

  const name = page.getByRole('textbox', { name: 'Template name' });
  await name.fill('Leine in Arbeit');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('Leine in Arbeit'))).toBe(true);
  // A crash shows no dialog: the page disappears.
  const address = page.url();
  const other = await page.context().newPage();
  await other.goto(address);
  await other.getByRole('button', { name: 'Restore' }).click();
  await expect(other.getByRole('textbox', { name: 'Template name' })).toHaveValue('Leine in Arbeit');
  await other.getByRole('button', { name: 'Save Template' }).click();
  await expect(toast(other, 'Template saved')).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Save Template' }).click();
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByRole('region', { name: 'Who is editing' })).toBeHidden();
  await name.fill('Leine anders');
  await page.getByRole('button', { name: 'Save Template' }).click();
  const conflict = page.getByRole('dialog', { name: 'Another admin saved this template' });
  await expect(conflict).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(toast(page, 'Template saved')).toBeVisible();

  await name.fill('Noch anders');
  await page.getByRole('link', { name: 'All form templates' }).click();
  await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Discard' }).click();
  // A toast may cover the button, so the keyboard is used.
  await page.getByRole('button', { name: 'Delete Leine anders' }).first().press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Template deleted')).toBeVisible();
});

test.describe('when requests fail', () => {
  test.use({ expectedError: 'A list could not be loaded' });

  test('[ADM-TPL-28] [ADM-TPL-30] [ADM-TPL-31] [ADM-TPL-32] Failures show an error, and all entries are kept', async ({
    page,
  }) => {
    const fail = (path: string) =>
      page.route(`**/rest/v1/${path}`, (route) =>
        route.request().method() === 'OPTIONS'
          ? route.continue()
          : route.fulfill({
              status: 500,
              headers: { 'access-control-allow-origin': '*' },
              json: { message: 'broken' },
            }),
      );
    await new AccountPage(page).openAs('admin@example.de', '/admin/form-templates');
    await fail('rpc/save_form_template');
    await page.getByRole('button', { name: /^Duplicate Hundebett/ }).click();
    await expect(toast(page, 'Error duplicating template')).toBeVisible();
    await page.getByRole('link', { name: /^Edit Hundebett/ }).click();
    const name = page.getByRole('textbox', { name: 'Template name' });
    await name.fill('Hundebett neu');
    await page.getByRole('button', { name: 'Save Template' }).click();
    await expect(toast(page, 'Error saving template')).toBeVisible();
    await expect(name).toHaveValue('Hundebett neu');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await fail('rpc/get_form_template_draft');
    await page.getByRole('link', { name: 'All form templates' }).click();
    await page.getByRole('link', { name: /^Edit Hundebett/ }).click();
    await expect(toast(page, 'Error fetching template')).toBeVisible();
    await fail('form_template_overview?*');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('link', { name: 'Formularvorlagen' }).first().click();
    await expect(toast(page, 'Error fetching templates')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Not loaded' })).toBeVisible();
  });
});
