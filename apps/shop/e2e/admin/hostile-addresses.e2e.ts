import { adminPaths } from '#app/config/admin-paths.ts';
import { categorySource } from '#app/features/admin-categories/api/admin-category.schema.ts';
import { categoryTable } from '#app/features/admin-categories/category-table.tsx';
import { parseDatabaseFailure } from '#app/lib/failures/database-failure.ts';
import { listRows } from '#app/lib/table/list-rows.ts';
import { readTableQuery } from '#app/lib/table/table-query.ts';
import { AccountPage } from '../pages/account.page.ts';
import { expect, test } from '../support/fixtures.ts';
import { runningShop } from '../support/running-shop.ts';
import { signInAsAdmin } from '../support/sign-in-as-admin.ts';
import { adminListTables } from './admin-list-tables.ts';

const specialCharacters = [...'%_*\\"\'(){}[],.:;+-?^$|&=<>~#@!/'];
const hostileValues = [
  ...['', ' ', '\0', 'a\0b', '\uFFFE', '\uD800', '🐶', 'İşık', 'Mu\u0308ller', 'x'.repeat(5_000), '__proto__', 'null'],
  ...[
    '0',
    '-1',
    'abc',
    '1.5',
    '1e9',
    'NaN',
    '2147483648',
    '9'.repeat(30),
    '-',
    '--title',
    '.',
    '..',
    ',',
    ',,',
    '....',
  ],
  ...['2026-99-99..2026-99-99', '0000-00-00..', '..9999-12-31', '2026-02-30..2026-02-31', '2026-12-31..2026-01-01'],
  ...specialCharacters,
  specialCharacters.join(''),
];
/** Code of the Data API for a page past the last one, which opens the first page. */
const pastLastPage = 'PGRST103';

for (const [definition, list] of adminListTables) {
  test(`No value in the address of the list "${definition.id}" makes the database fail`, async () => {
    const { client } = await signInAsAdmin(runningShop());
    const tried = new Set<string>();
    for (const parameter of ['q', 'page', 'sort', 'hide', ...definition.filters.map(({ id }) => id)]) {
      for (const value of hostileValues) {
        const { dropped, ...query } = readTableQuery(new URLSearchParams([[parameter, value]]), definition);
        if (tried.has(JSON.stringify(query))) continue;
        tried.add(JSON.stringify(query));
        const failure = await list(client, { ...query, dropped }, definition).then(
          () => null,
          (error: unknown) => parseDatabaseFailure(error)?.code ?? error,
        );
        expect([null, parameter === 'page' ? pastLastPage : null], `${parameter}=${value}`).toContain(failure);
      }
    }
    expect(tried.size).toBeGreaterThan(hostileValues.length / 2);
  });
}

test('A search finds each special character literally, and composed as well as decomposed letters', async () => {
  const { client } = await signInAsAdmin(runningShop());
  const words = [...specialCharacters.map((letter) => `x${letter}y`), 'xy', 'xzzy', 'Mu\u0308ller', 'İşık', 'IŞIK'];
  const titles = words.map((word) => `Sonderfall ${word}`);
  const { data } = await client
    .from('categories')
    .insert(titles.map((title) => ({ title })))
    .select('id')
    .throwOnError();
  try {
    const find = async (search: string) => {
      const query = readTableQuery(new URLSearchParams({ q: `Sonderfall ${search}` }), categoryTable);
      const { rows } = await listRows(client, categorySource, query, { ...categoryTable, pageSize: 1_000 });
      return rows.map(({ title }) => title).toSorted();
    };
    for (const letter of specialCharacters) {
      expect(await find(`x${letter}y`), letter).toEqual([`Sonderfall x${letter}y`]);
      expect(await find(letter), letter).toEqual([`Sonderfall x${letter}y`]);
    }
    expect(await find('Müller')).toEqual(['Sonderfall Müller']);
    expect(await find('Mu\u0308ller')).toEqual(['Sonderfall Müller']);
    expect(await find('müller')).toEqual(['Sonderfall Müller']);
    expect(await find('İşık')).toEqual(['Sonderfall İşık']);
  } finally {
    await client
      .from('categories')
      .delete()
      .in('id', data?.map(({ id }) => id) ?? [])
      .throwOnError();
  }
});

test('A list names the invalid parts of its address and shows its rows without them', async ({ page }) => {
  await new AccountPage(page).openAs(
    'admin@example.de',
    `${adminPaths.orders()}?created_at=2026-99-99..2026-99-99&sort=password`,
  );
  const notice = page.getByText('Not applied, because the value in the address is invalid: filter “Date”, order');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.goto(`${adminPaths.users()}?q=%00`);
  await expect(page.getByText('Not applied, because the value in the address is invalid: Search')).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.goto(`${adminPaths.dashboard()}?from=2026-99-99&to=2026-99-99`);
  await expect(page.getByText('Der Zeitraum in der Adresse ist ungültig und wurde nicht angewendet.')).toBeVisible();
});
