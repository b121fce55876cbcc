import { dateChoice, formatCalendarDay } from 'shop-backend/field-types';
import { dayInBerlin } from 'shop-backend/legal';
import { sweaterTemplate } from '../../../../supabase/field-types/sweater.fixture.ts';
import { AccountPage } from '../pages/account.page.ts';
import { CartPage, guestEmail } from '../pages/cart.page.ts';
import { ConfiguratorPage } from '../pages/configurator.page.ts';
import { waitForMail } from '../pages/mailbox.ts';
import { OrderPage } from '../pages/order.page.ts';
import { openBackoffice } from '../support/backoffice.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoLayoutShift } from '../support/layout-shift.ts';
import { sandboxOrder } from '../support/sandbox-order.ts';

const sweater = {
  title: 'Pullover',
  description: 'In drei Größen.',
  price: 99,
  is_paused: false,
  withdrawal_excluded: false,
  safety_notes: 'Auf festen Sitz achten.',
  delivery_min_days: 3,
  delivery_max_days: 5,
};

/** The day this many working days after the earliest day that the template allows. */
function workingDay(fromDays: number): string {
  const options = { fromDays, toDays: fromDays, weekdays: [1, 2, 3, 4, 5] };
  return dateChoice(options, dayInBerlin(new Date()))?.earliest ?? '';
}

test('Fields of the shop keep their DOM nodes and entries while their script loads late', async ({ page }) => {
  const sold = await (await openBackoffice()).sell({ ...sweater, title: 'Weste' }, sweaterTemplate);
  const wish = page.getByLabel('Wunschtermin');
  const chest = page.getByRole('textbox', { name: 'Brustumfang' });
  let typed = () => {};
  const isTyped = new Promise<void>((resolve) => {
    typed = resolve;
  });
  await page.route('**/assets/custom-fields*', async (route) => {
    // Delays the script, so that anything that does not wait for it is noticed.
    await Promise.all([isTyped, page.waitForTimeout(2_000)]);
    await route.continue();
  });
  await page.goto(`/configure/dog-coat?article=${sold.id}`, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  const sent = await page.locator('main :is(input, fieldset, label)').elementHandles();
  expect(sent.length).toBeGreaterThan(5);
  const day = workingDay(20);
  // An option without a surcharge, whose price line would move the total.
  await page.getByRole('radio', { name: /^S/ }).check();
  await wish.fill(day);
  await chest.fill('50');
  typed();

  await expect(page.getByText('Für einen Vorschlag fehlt noch: Rückenlänge, Halsumfang.')).toBeVisible();
  expect(await Promise.all(sent.map((node) => node.evaluate(({ isConnected }) => isConnected)))).not.toContain(false);
  await expect(wish).toHaveValue(day);
  await expect(page.getByRole('radio', { name: /^S/ })).toBeChecked();
  await expect(chest).toHaveValue('50');
  await expect(chest).toBeFocused();
  await expectNoLayoutShift(page);
  await sold.undo();
});

test('A sweater with a suggested size and a wished day shows the same price and texts everywhere', async ({
  page,
  backendUrl,
  expectAccessible,
}) => {
  const backoffice = await openBackoffice();
  const sold = await backoffice.sell(sweater, sweaterTemplate);
  await page.goto(`/articles/${sold.id}`);
  await page.getByRole('link', { name: 'Konfigurieren und bestellen' }).click();
  const configurator = new ConfiguratorPage(page);
  await configurator.heading('Größe').waitFor();
  await configurator.fill('Brustumfang', '50');
  await expect(page.getByText('Für einen Vorschlag fehlt noch: Rückenlänge, Halsumfang.')).toBeVisible();
  await configurator.fill('Rückenlänge', '35');
  await configurator.fill('Halsumfang', '30');
  await expect(page.getByText('Nach Ihren Maßen passt Größe M.')).toBeVisible();
  await configurator.choose('Größe', /^S/);
  await expect(page.getByText('Größe S ist nach Ihren Maßen zu klein, es passt M.')).toBeVisible();
  await page.getByRole('button', { name: 'Größe M übernehmen' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Größe' }).getByRole('radio', { name: /^M/ })).toBeChecked();

  const wish = page.getByLabel('Wunschtermin');
  const [tooEarly, soon, later] = [workingDay(2), workingDay(11), workingDay(20)];
  await wish.fill(tooEarly);
  await wish.blur();
  await expect(wish).toHaveAccessibleDescription(/Wunschtermin: frühestens /);
  await expect(wish).toHaveValue(tooEarly);
  await wish.fill(soon);
  await expect(configurator.total).toContainText(/Express.*15,00/);
  await expect(configurator.total).toContainText(/Gesamtpreis\s*119,00/);
  await wish.fill(later);
  await expect(configurator.total).toContainText(/Gesamtpreis\s*104,00/);
  await page.getByText('Größentabelle').click();
  await expect(page.getByRole('row', { name: /^M bis 60\scm/ })).toBeVisible();
  await expectAccessible(page);

  // The values survive a reload and a link.
  await page.reload();
  // The server's markup stays until the code of its fields is loaded.
  await expect(wish).toHaveCount(1);
  await expect(wish).toHaveValue(later);
  await configurator.addToCart();
  const line = page.getByRole('listitem').filter({ hasText: 'Pullover' });
  await expect(line).toContainText('104,00 €');
  await line.getByText('Konfiguriert', { exact: true }).click();
  await expect(line).toContainText(formatCalendarDay(later, 'de'));
  await expectAccessible(page);

  const cart = new CartPage(page);
  await cart.checkoutButton.click();
  await cart.fillGuestForm();
  await expect(page.getByRole('main')).toContainText(/Gesamtsumme.*104,00/);
  const placed = page.waitForResponse('**/functions/v1/place-order');
  const orderId = await cart.orderAndDecide('Jetzt bezahlen');
  const order: { orderDbId: string; totalCents: number; paypalOrderId: string } = await (await placed).json();
  expect(order.totalCents).toBe(10_400);
  const ordered = new OrderPage(page).items;
  await expect(ordered).toContainText('104,00 €');
  await ordered.getByText('Konfiguriert', { exact: true }).click();
  await expect(ordered).toContainText(formatCalendarDay(later, 'de'));
  const payment = await sandboxOrder(backendUrl, order.paypalOrderId);
  expect(payment.purchase_units[0]).toMatchObject({ invoice_id: orderId, amount: { value: '104.00' } });
  const mail = await waitForMail(backendUrl, guestEmail, orderId);
  expect(mail.text).toContain('Größe: M');
  expect(mail.text).toContain(`Wunschtermin: ${formatCalendarDay(later, 'de')}`);
  expect(mail.text).toMatch(/Gesamtsumme: 104,00\s€/);

  await new AccountPage(page).openAs('admin@example.de', `/admin/orders/${order.orderDbId}/worksheet`);
  await expect(page.getByRole('main')).toContainText(formatCalendarDay(later, 'de'));
  await expect(page.getByRole('main')).toContainText(/Brustumfang\s*50\scm/);
  await sold.undo();
});

/** The required yarn is available only with size L and an early date. */
const yarn = {
  id: 'yarn',
  name: 'yarn',
  field_type: 'radio',
  label: 'Garn',
  is_required: true,
  options: [
    {
      id: 'wool',
      label: 'Wolle',
      value: 'wool',
      order_index: 0,
      conditional_display: {
        all: [
          { field: 'size', operator: 'equals', value: 'L' },
          { field: 'wish', operator: 'less_than', value: 20 },
        ],
      },
    },
  ],
};

test('The editor opens a template with field types of the shop, finds its dead end and edits options', async ({
  page,
  expectAccessible,
}) => {
  const backoffice = await openBackoffice();
  const [section] = sweaterTemplate.sections;
  const [group] = section?.groups ?? [];
  const sections = [{ ...section, groups: [{ ...group, fields: [...(group?.fields ?? []), yarn] }] }];
  const sold = await backoffice.saveDraft({ ...sweaterTemplate, name: 'Pullover mit Garn', sections });
  await new AccountPage(page).openAs('admin@example.de', `/admin/form-templates/${sold.templateId}`);
  const side = page.getByRole('region', { name: 'Properties' });
  await side.getByRole('button', { name: /^Findings/ }).click();
  const deadEnd = side.getByRole('listitem').filter({ hasText: 'Occurs with' }).first();
  await expect(deadEnd).toContainText('Garn');
  await expect(deadEnd.getByRole('definition').first()).toHaveText(/^[SML]$|, \d+ \w+ \d{4}$|\d{1,2} \w+ \d{4}$/);
  await expectAccessible(page);

  await page.getByRole('treeitem', { name: 'Größe, required' }).last().click();
  await side.getByRole('button', { name: 'Inspector' }).click();
  const sizes = side.getByRole('group', { name: 'Sizes' });
  await sizes.getByRole('textbox', { name: 'Surcharge for size M' }).fill('6.5');
  const limit = sizes.getByRole('textbox', { name: 'Brustumfang, size M up to' });
  await limit.fill('90');
  await expect(sizes).toContainText('The limit has to be between those of the size before and after.');
  await limit.fill('62');
  await sizes.getByRole('button', { name: 'Add a size' }).click();
  await sizes.getByRole('textbox', { name: 'Name of size 4' }).fill('XL');
  const choices = page.getByRole('region', { name: 'Canvas' }).getByRole('group', { name: 'Größe', exact: true });
  await expect(choices).toContainText(/S\s*M\s*\+6,50\s€\s*L\s*\+9,00\s€\s*XL/);
  await expectAccessible(page);
  await page.getByRole('treeitem', { name: 'Wunschtermin, required' }).click();
  const days = side.getByRole('group', { name: 'Possible days' });
  await days.getByRole('textbox', { name: 'At the earliest after' }).fill('5');
  await days.getByRole('checkbox', { name: 'Saturday' }).check();
  await expect(days).toContainText('Today this would be');
  await side.getByRole('button', { name: /^Findings/ }).click();
  await deadEnd.getByRole('button', { name: 'Make it optional' }).click();
  await expect(side).toContainText('Every condition has an effect');
  await page.getByRole('button', { name: 'Save Template' }).click();
  await expect(page.getByText('Live as version 1.')).toBeVisible();

  const stored = JSON.stringify(await backoffice.template(sold.templateId));
  const { sections: saved } = JSON.parse(stored);
  const fields: { name: string; additional_options: unknown; options: unknown[] }[] = saved[0].groups[0].fields;
  expect(fields.find(({ name }) => name === 'size')).toMatchObject({
    options: [],
    additional_options: {
      sizes: [
        { value: 'S' },
        { value: 'M', priceCents: 650, upTo: { chest: 62 } },
        { value: 'L', priceCents: 900 },
        { value: 'XL' },
      ],
    },
  });
  expect(fields.find(({ name }) => name === 'wish')).toMatchObject({
    additional_options: { fromDays: 5, toDays: 60, weekdays: [1, 2, 3, 4, 5, 6] },
  });
  await page.getByRole('button', { name: 'Translations' }).click();
  await expect(page.getByText('Wunschtermin').first()).toBeVisible();
  await sold.undo();
});
