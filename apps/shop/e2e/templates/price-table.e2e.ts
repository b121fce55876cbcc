import { wireTemplate } from 'configurator-core/testing';
import { AccountPage } from '../pages/account.page.ts';
import { CartPage } from '../pages/cart.page.ts';
import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { TemplateEditorPage } from '../pages/template-editor.page.ts';
import { openBackoffice } from '../support/backoffice.ts';
import { expect, refusalOf, test } from '../support/fixtures.ts';

const number = (name: string, label: string) => ({
  name,
  label,
  field_type: 'number' as const,
  is_required: true,
  validation_rules: { min: 30, max: 200 },
});

const pleatedBlind = wireTemplate(
  [{ title: 'Maße', fields: [number('widthCm', 'Breite'), number('heightCm', 'Höhe')] }],
  { name: 'Plissee' },
);

/** As copied from a spreadsheet: widths in the first row, heights in the first column, no price for the largest. */
const cells = ['\t30–60\t60–90\t90–120', '30–100\t10.50\t12.00\t15.25', '100–200\t18.00\t21.40\t'].join('\n');

test('[BEY-62] A price table is pasted by keyboard and published; shop and server charge its cell', async ({
  page,
  context,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const backoffice = await openBackoffice();
  const blind = await backoffice.sell(
    {
      title: 'Plissee',
      description: 'Nach Breite und Höhe gefertigt.',
      price: 40,
      is_paused: false,
      withdrawal_excluded: true,
      safety_notes: 'Ketten außer Reichweite von Kindern befestigen.',
    },
    pleatedBlind,
  );
  await new AccountPage(page).openAs('admin@example.de', '/admin/form-templates');
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(page.url()).origin });
  const editor = new TemplateEditorPage(page);
  await editor.keyboard.activate(page.getByRole('link', { name: 'Edit Plissee' }));
  await page.getByRole('treeitem', { name: 'Breite, required' }).waitFor();
  const table = await editor.addPriceTable('Aufpreis nach Größe', 'Höhe', cells);
  await expect(table.getByRole('status')).toContainText('6 prices pasted, with their rows and columns.');
  await expect(table.getByRole('status')).toContainText('1 cell has no price.');
  await expect(table.getByRole('grid')).toHaveAccessibleName('Prices in euros: rows by Höhe, columns by Breite');
  await expectAccessible(page);
  await editor.keyboard.activate(table.getByRole('button', { name: 'Done' }));
  await expect(editor.side).toContainText('3 columns, 2 rows. 1 cell has no price.');
  await editor.keyboard.activate(page.getByRole('button', { name: 'Review changes' }), 'Shift+Tab');
  const review = page.getByRole('dialog', { name: 'Review changes' });
  await expect(review).toContainText(
    'The price rule “Aufpreis nach Größe” is new: price table by Breite × Höhe (€10.50 to €21.40).',
  );
  await editor.keyboard.activate(review.getByRole('button', { name: 'Save and publish' }));
  await expect(page.getByText('Live as version 2.')).toBeVisible();

  const visitor = await browser.newContext({ baseURL, storageState: undefined });
  await visitor.addCookies([refusalOf(baseURL ?? '')]);
  const shopper = await visitor.newPage();
  const configurator = new ConfiguratorPage(shopper);
  await configurator.open(`/configure?article=${blind.id}`);
  // Between two ranges, at the end of one, and in a cell without a price.
  for (const [width, height, total] of [
    ['60', '100', '50,50'],
    ['60,5', '100', '52,00'],
    ['75', '100,5', '61,40'],
  ] as const) {
    await configurator.fill('Breite', width);
    await configurator.fill('Höhe', height);
    await expect(configurator.total).toContainText(new RegExp(`Gesamtpreis\\s*${total}`));
  }
  await configurator.fill('Breite', '110');
  await configurator.addToCart();
  await expect(shopper.getByRole('textbox', { name: 'Höhe' })).toHaveAccessibleDescription(/Preis|Größe/);
  await configurator.fill('Breite', '75');
  await configurator.addToCart();

  await expect(shopper.getByRole('listitem').filter({ hasText: 'Plissee' })).toContainText('61,40 €');
  const cart = new CartPage(shopper);
  await cart.checkoutButton.click();
  await cart.fillGuestForm();
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  expect(await backoffice.order(orderId)).toMatchObject({
    order_items: [{ unit_price_cents: 6140, template_version: 2 }],
  });
  await visitor.close();
  await blind.undo();
});
