import type { Locator, Page } from '@playwright/test';
import { openBackoffice } from './backoffice.ts';
import { expect, test } from './fixtures.ts';
import { AccountPage } from './pages/account.page.ts';
import { CartPage } from './pages/cart.page.ts';
import { ConfiguratorPage } from './pages/configurator.page.ts';

const BED = '30000000-0000-4000-8000-000000000012';
const BED_TEMPLATE = '40000000-0000-4000-8000-000000000005';
const MOST_TABS = 150;

/** Presses Tab (or Shift+Tab) until a control has the focus, as somebody without a mouse gets there. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let count = 0; count < MOST_TABS; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_TABS} times ${key} did not lead to ${target}`);
}

/** Goes to a control and types over what it holds. */
async function typeInto(page: Page, target: Locator, text: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** What a toast says; the same words also stand in a region for screen readers. */
function toast(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('region', { name: 'Mitteilungen' })
    .getByText(text, { exact: typeof text === 'string' })
    .first();
}

test.afterAll(async () => {
  const backoffice = await openBackoffice();
  await backoffice.changeArticle(BED, { form_template_id: BED_TEMPLATE });
});

test('[ADM-TPL-01] [ADM-TPL-02] [ADM-TPL-03] [ADM-TPL-05] [ADM-TPL-17] [ADM-TPL-25] [BEY-62] a template built with the keyboard alone goes live and is bought with, also while it is being edited', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  await new AccountPage(page).openAs('admin@example.de', '/admin/form-templates');
  for (const name of ['Name', 'Type', 'Created']) await expect(page.getByRole('columnheader', { name })).toBeVisible();
  const names = await page
    .getByRole('row')
    .getByRole('link', { name: /nach Maß$/ })
    .allTextContents();
  const written = names.filter((name) => name !== '');
  expect(written).toEqual([...written].sort((left, right) => left.localeCompare(right, 'de')));
  await expectAccessible(page);

  await tabTo(page, page.getByRole('link', { name: 'New Template' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/form-templates/new');
  const side = page.getByRole('region', { name: 'Properties' });
  const middle = page.getByRole('region', { name: 'Canvas' });
  await typeInto(page, middle.getByRole('textbox', { name: 'Template name' }), 'Decke nach Maß');
  await tabTo(page, middle.getByRole('button', { name: 'Add Section' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await typeInto(page, side.getByRole('textbox', { name: 'Title' }), 'Maße');

  await tabTo(page, middle.getByRole('button', { name: 'Add field to Group 1' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await typeInto(page, side.getByRole('textbox', { name: 'Label' }), 'Länge');
  await typeInto(page, side.getByRole('textbox', { name: 'Name' }), 'coverLength');
  await tabTo(page, side.getByRole('checkbox', { name: 'Required' }));
  await page.keyboard.press('Space');
  await typeInto(page, side.getByRole('textbox', { name: 'Unit' }), 'cm');
  await typeInto(page, side.getByRole('spinbutton', { name: 'Smallest' }), '20');
  await typeInto(page, side.getByRole('spinbutton', { name: 'Largest' }), '200');

  await tabTo(page, middle.getByRole('tab', { name: 'Maße' }), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, middle.getByRole('button', { name: 'Add price rule' }));
  await page.keyboard.press('Enter');
  await typeInto(page, side.getByRole('textbox', { name: 'Label' }), 'Mehr Stoff');
  await tabTo(page, side.getByRole('combobox', { name: 'Amount' }));
  await page.keyboard.press('ArrowDown');
  await typeInto(page, side.getByRole('textbox', { name: 'Formula in euros' }), '0,5 * max(0; coverLength - 60)');
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toast(page, 'Template saved')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/form-templates\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('treeitem', { name: 'Länge, required' })).toBeVisible();

  const templateId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await (await openBackoffice()).changeArticle(BED, { form_template_id: templateId });

  const shopper = await (await browser.newContext({ baseURL, storageState: undefined })).newPage();
  const configurator = new ConfiguratorPage(shopper);
  await configurator.open(`/configure/dog-coat?article=${BED}`);
  await shopper
    .getByRole('dialog')
    .getByRole('button', { name: /ablehnen|Nur notwendige/i })
    .click();
  await configurator.fill('Länge', '80');
  await expect(configurator.total).toContainText(/Mehr Stoff\s*\+?\s*10,00/);
  await expect(configurator.total).toContainText(/Gesamtpreis\s*129,00/);
  await configurator.addToCart();
  const cart = new CartPage(shopper);
  await cart.checkoutButton.click();
  await cart.fillGuestForm();

  // While the cart holds the first version, the second goes live: it costs more.
  await page.getByRole('button', { name: /^Mehr Stoff/ }).click();
  await side.getByRole('textbox', { name: 'Formula in euros' }).fill('1 * max(0; coverLength - 60)');
  await page.getByRole('button', { name: 'Save Template' }).click();
  await expect(page.getByText('Live as version 2.')).toBeVisible();
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Compare with version 1' }).click();
  await expect(page.getByText('Die Preisregel „Mehr Stoff“ ist anders.')).toBeVisible();
  await expectAccessible(page);

  await cart.orderAndBeRefused();
  await expect(shopper.getByRole('main').getByRole('alert')).toContainText('Der Preis hat sich geändert');
  await expect(shopper.getByRole('main')).toContainText(/139,00/);
  await cart.orderAndDecide('Jetzt bezahlen');
  await expect(shopper).toHaveURL(/\/order-success\?order=/);
  await shopper.context().close();
});

test('[ADM-TPL-04] [ADM-TPL-21] [ADM-TPL-27] [ADM-TPL-26] [ADM-TPL-29] [BEY-62] a template is duplicated and deleted; one in use stays; a conflict is asked about, and a crash loses nothing', async ({
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
  const copy = page.getByRole('link', { name: /^Hundeleine.* \(Copy\)$/ });
  await copy.first().click();
  await expect(page).toHaveURL(/\/admin\/form-templates\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('tree')).toBeVisible();

  const name = page.getByRole('textbox', { name: 'Template name' });
  await name.fill('Leine in Arbeit');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('Leine in Arbeit'))).toBe(true);
  // A crash asks nothing: the page simply goes.
  const address = page.url();
  const other = await page.context().newPage();
  await other.goto(address);
  await other.getByRole('button', { name: 'Restore' }).click();
  await expect(other.getByRole('textbox', { name: 'Template name' })).toHaveValue('Leine in Arbeit');
  await other.getByRole('button', { name: 'Save Template' }).click();
  await expect(toast(other, 'Template saved')).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Save Template' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else saved this template' });
  await expect(conflict).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(toast(page, 'Template saved')).toBeVisible();

  await name.fill('Noch anders');
  await page.getByRole('link', { name: 'All form templates' }).click();
  await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Discard' }).click();
  // A toast may lie over it: the keyboard reaches it all the same.
  await page.getByRole('button', { name: 'Delete Leine in Arbeit' }).first().press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Template deleted')).toBeVisible();
});

test.describe('when requests fail', () => {
  test.use({ provokedError: 'A list could not be loaded' });

  test('[ADM-TPL-28] [ADM-TPL-30] [ADM-TPL-31] [ADM-TPL-32] what fails says so, and nothing typed is lost', async ({
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
    await fail('rpc/duplicate_form_template');
    await page.getByRole('button', { name: /^Duplicate Hundebett/ }).click();
    await expect(toast(page, 'Error duplicating template')).toBeVisible();
    await fail('rpc/save_form_template');
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
    await fail('form_templates?*');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('link', { name: 'Formularvorlagen' }).first().click();
    await expect(page.getByRole('main').getByText('Error fetching templates')).toBeVisible();
  });
});
