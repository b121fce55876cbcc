import { AccountPage } from '../pages/account.page.ts';
import { expect, test } from '../support/fixtures.ts';
import { runningShop } from '../support/running-shop.ts';
import { signInAsAdmin } from '../support/sign-in-as-admin.ts';

const lists = {
  shop: ['/admin/articles', '/admin/categories', '/admin/form-templates', '/admin/orders', '/admin/users'],
  operations: [
    '/admin/audit-log',
    '/admin/materials',
    '/admin/mails',
    '/admin/requests',
    '/admin/withdrawals',
    '/admin/trash',
  ],
} as const;

/** Creates a row for each list that is empty in a new database: an empty list has no table. */
test.beforeAll(async () => {
  const { shopUrl, backendUrl } = runningShop();
  const { client } = await signInAsAdmin({ shopUrl, backendUrl });
  const { data: category } = await client
    .from('categories')
    .insert({ title: 'Halstücher' })
    .select('id')
    .single<{ id: string }>()
    .throwOnError();
  await client.rpc('delete_category', { p_category_id: category.id }).throwOnError();
  const sender = { name: 'Lina Liste', email: 'lina@example.de' };
  const forms = {
    '/kontakt': { ...sender, type: 'contact', subject: 'Frage', message: 'Passt der Mantel?', privacyAccepted: 'on' },
    '/vertrag-widerrufen': { ...sender, orderNumber: 'PM-0000-000000', message: '' },
  };
  for (const [path, form] of Object.entries(forms)) {
    const body = new URLSearchParams(form);
    expect((await fetch(`${shopUrl}${path}`, { method: 'POST', headers: { origin: shopUrl }, body })).status).toBe(200);
  }
});

for (const [group, paths] of Object.entries(lists)) {
  test(`[BEY-60] No ${group} table is cut off at any width, and narrow rows are cards`, async ({ page }) => {
    await new AccountPage(page).openAs('admin@example.de', '/admin/orders');
    for (const path of paths) {
      await page.goto(path);
      const frame = page.locator('.data-table-frame');
      await expect(frame).toBeVisible();
      for (const width of [390, 768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await frame.evaluate((element) => element.scrollWidth > element.clientWidth);
        expect([path, width, cut]).toEqual([path, width, false]);
        const layout = await frame
          .locator('tbody tr')
          .first()
          .evaluate((element) => getComputedStyle(element).display);
        expect([path, width, layout]).toEqual([path, width, width < 1280 ? 'flex' : 'table-row']);
      }
    }
  });
}

test('[ADM-ORD-02] [ADM-ORD-03] The order list shows total, payment and status on a phone', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await new AccountPage(page).openAs('admin@example.de', '/admin/orders');
  const card = page.getByRole('row').nth(1);
  await expect(card.getByRole('cell', { name: /€/ })).toBeInViewport();
  await expect(card.getByText(/^(Paid|Unpaid)$/)).toBeInViewport();
  await expect(card.getByText('Offen')).toBeInViewport();
  await expectAccessible(page);
});

test('[ADM-TPL-02] The rows of the template list name their actions in words, in English and German', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await new AccountPage(page).openAs('admin@example.de', '/admin/form-templates');
  const frame = page.locator('.data-table-frame');
  const row = page.getByRole('row').nth(1);
  const language = page.getByRole('combobox', { name: 'Sprache' });
  for (const [choice, ...words] of [
    ['Wie vorgegeben', 'Edit', 'Duplicate', 'Delete'],
    ['Deutsch', 'Bearbeiten', 'Duplizieren', 'Löschen'],
  ] as const) {
    await language.selectOption(choice);
    for (const word of words) await expect(row.getByText(word, { exact: true })).toBeVisible();
    expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
  }
  await language.selectOption('Wie vorgegeben');
  await expect(row.getByText('Edit', { exact: true })).toBeVisible();
});

test('[BEY-62] The toolbars of the template editor and the markdown field overlap nothing', async ({ page }) => {
  await new AccountPage(page).openAs('admin@example.de', '/admin/articles/new');
  await expect(page.getByLabel('Beschreibung')).toHaveCount(1);
  for (const width of [390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tabs = await page.getByRole('tablist', { name: 'Ansicht', exact: true }).boundingBox();
    const label = await page.getByText('Beschreibung (optional)').boundingBox();
    const hint = await page.getByText(/^Markdown:/).boundingBox();
    if (tabs === null || hint === null || label === null) throw new Error('The editor was not found');
    const end = tabs.y + tabs.height;
    expect([width, label.y >= end, hint.y >= end]).toEqual([width, true, true]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin/form-templates/40000000-0000-4000-8000-000000000001');
  const save = page.getByRole('button', { name: 'Save Template' });
  const middle = async (part: typeof save) => {
    const box = await part.boundingBox();
    return box === null ? null : Math.round(box.y + box.height / 2);
  };
  await expect(page.getByRole('button', { name: 'Review changes' })).toBeVisible();
  expect(await middle(page.getByRole('group', { name: 'View' }))).toBe(await middle(save));
});

test('[BEY-57] A worksheet is printed without the admin frame', async ({ page }) => {
  const worksheet = '/admin/orders/50000000-0000-4000-8000-000000000001/worksheet';
  await new AccountPage(page).openAs('admin@example.de', worksheet);
  const heading = page.getByRole('heading', { name: /^Werkstattblatt/ });
  const navigation = page.getByRole('link', { name: 'Dashboard' });
  await expect(heading).toBeVisible();
  await expect(navigation).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  await expect(navigation).toBeHidden();
});
