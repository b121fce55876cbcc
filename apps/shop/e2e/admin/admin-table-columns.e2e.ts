import type { TableFilter } from '#app/lib/table/table-definition.ts';
import { defaultTableQuery } from '#app/lib/table/table-query.ts';
import { expect, test } from '../support/fixtures.ts';
import { runningShop } from '../support/running-shop.ts';
import { signInAsAdmin } from '../support/sign-in-as-admin.ts';
import { adminListTables } from './admin-list-tables.ts';

const valuesOf = (filter: TableFilter): readonly string[] =>
  filter.kind === 'days' ? ['2026-01-01', '2026-12-31'] : filter.values;

// The SQL function that lists users has no error for an unknown column.
for (const [definition, list] of adminListTables.filter(([{ id }]) => id !== 'users')) {
  test(`The database has every column by which the table "${definition.id}" sorts or filters`, async () => {
    const { client } = await signInAsAdmin(runningShop());
    const untouched = defaultTableQuery(definition);
    for (const column of definition.sortable) {
      const query = { ...untouched, sort: { column, isDescending: false } };
      await expect(list(client, query, definition), column).resolves.toHaveProperty('rows');
    }
    for (const filter of definition.filters) {
      const query = { ...untouched, filters: { [filter.id]: valuesOf(filter) } };
      await expect(list(client, query, definition), filter.id).resolves.toHaveProperty('rows');
    }
  });
}
