import type { SupabaseClient } from '@supabase/supabase-js';
import { listArticles } from '#app/features/admin-articles/api/list-articles.ts';
import { articleTable } from '#app/features/admin-articles/article-table.ts';
import { listCategories } from '#app/features/admin-categories/api/list-categories.ts';
import { categoryTables } from '#app/features/admin-categories/category-table.ts';
import { listMaterials } from '#app/features/admin-materials/api/list-materials.ts';
import { materialTables } from '#app/features/admin-materials/material-table.ts';
import { listRows } from '#app/features/admin-operations/api/list-rows.ts';
import { rowSources } from '#app/features/admin-operations/api/operations.schema.ts';
import { operationTables } from '#app/features/admin-operations/operation-tables.ts';
import { listOrders } from '#app/features/admin-orders/api/list-orders.ts';
import { orderTables } from '#app/features/admin-orders/order-table.ts';
import { listTemplates } from '#app/features/admin-templates/api/list-templates.ts';
import { templateTables } from '#app/features/admin-templates/template-table.ts';
import type { TableDefinition, TableFilter } from '#app/lib/table/table-definition.ts';
import { defaultTableQuery, type TableQuery } from '#app/lib/table/table-query.ts';
import { expect, test } from '../support/fixtures.ts';
import { runningShop } from '../support/running-shop.ts';
import { signInAsAdmin } from '../support/sign-in-as-admin.ts';

type ListTable = (client: SupabaseClient, query: TableQuery, definition: TableDefinition) => Promise<unknown>;

const { requests, withdrawals, mails, audit, trash } = operationTables.en;
const category = { id: 'b3a1c0de-0000-4000-8000-000000000000', title: 'Mäntel' };
// Users are missing: the SQL function that lists them has no error for an unknown column.
const tables: readonly [TableDefinition, ListTable][] = [
  [articleTable([category], 'en'), listArticles],
  [categoryTables.en, listCategories],
  [materialTables.en, listMaterials],
  [orderTables.en, listOrders],
  [templateTables.en, listTemplates],
  [requests, (client, ...table) => listRows(client, rowSources.requests, ...table)],
  [withdrawals, (client, ...table) => listRows(client, rowSources.withdrawals, ...table)],
  [mails, (client, ...table) => listRows(client, rowSources.mails, ...table)],
  [audit, (client, ...table) => listRows(client, rowSources.auditLog, ...table)],
  [trash, (client, ...table) => listRows(client, rowSources.trash, ...table)],
];

const valuesOf = (filter: TableFilter): readonly string[] =>
  filter.kind === 'days' ? ['2026-01-01', '2026-12-31'] : filter.choices.map(({ value }) => value);

for (const [definition, list] of tables) {
  test(`the database has every column by which the table "${definition.id}" sorts or filters`, async () => {
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
