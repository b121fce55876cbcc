import { wireTemplate } from 'configurator-core/testing';
import { AccountPage } from '../pages/account.page.ts';
import { openBackoffice } from '../support/backoffice.ts';
import { expect, refusalOf, test } from '../support/fixtures.ts';

const article = {
  title: 'Decke',
  price: 99,
  is_paused: false,
  withdrawal_excluded: false,
  safety_notes: 'Auf festen Sitz achten.',
};

const template = {
  ...wireTemplate(
    [
      {
        title: 'Maße',
        fields: [
          { name: 'width', label: 'Breite', field_type: 'number', additional_options: { unit: 'cm' } },
          { name: 'lining', label: 'Futter', field_type: 'radio', options: [{ value: 'full', label: 'Ganz' }] },
        ],
      },
    ],
    { price_rules: [{ id: 'express', label: 'Eilzuschlag', amount: { percent: 10, of: 'base' } }] },
  ),
  name: 'Decke',
};

for (const [language, locale] of [
  ['en-US', 'en-US'],
  ['de', 'de-DE'],
] as const) {
  test(`The editor and a page read a typed decimal comma in a browser with the interface ${language}`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const backoffice = await openBackoffice();
    const sold = await backoffice.sell(article, template);
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--lang=${language}`],
    });
    const context = await browser.newContext({ baseURL, locale });
    await context.addCookies([refusalOf(baseURL ?? '')]);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);

    await test.step('in the template editor', async () => {
      await new AccountPage(page).openAs('admin@example.de', `/admin/form-templates/${sold.templateId}`);
      const side = page.getByRole('region', { name: 'Properties' });
      await page.getByRole('button', { name: /^Eilzuschlag/ }).click();
      const percent = side.getByRole('textbox', { name: 'Percent' });
      await percent.fill('');
      await percent.pressSequentially('12,5');
      await page.keyboard.press('Tab');
      // English words with German numbers (ADM-NAV-08).
      await expect(percent).toHaveValue('12,5');
      await page.getByRole('treeitem', { name: /Futter/ }).click();
      const price = side.getByRole('textbox', { name: 'Additional price' });
      await price.fill('');
      await price.pressSequentially('14,90');
      await page.keyboard.press('Tab');
      await expect(price).toHaveValue('14,9');
      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByText('Live as version 2.')).toBeVisible();
      const stored = JSON.stringify(await backoffice.template(sold.templateId));
      expect(JSON.parse(stored)).toMatchObject({
        price_rules: [{ amount: { percent: 12.5, of: 'base' } }],
        sections: [{ groups: [{ fields: [{}, { options: [{ additional_price: 14.9 }] }] }] }],
      });
    });

    await test.step('in the administration', async () => {
      await page.goto(`/admin/articles/${sold.id}`);
      const price = page.getByLabel(/^Preis/).first();
      await price.fill('');
      await price.pressSequentially('1.250,9');
      await page.keyboard.press('Tab');
      await expect(price).toHaveValue('1250,90');
    });

    await test.step('in the shop', async () => {
      const visit = await context.newPage();
      await visit.goto(`/configure/dog-coat?article=${sold.id}`);
      const width = visit.getByRole('textbox', { name: 'Breite' });
      for (const [typed, shown] of [
        ['12,5', '12,5'],
        ['1.250', '1250'],
        ['12 5', ''],
      ] as const) {
        await width.fill('');
        await width.pressSequentially(typed);
        await width.blur();
        await expect(width).toHaveValue(shown);
      }
    });
    await browser.close();
    await sold.undo();
  });
}
