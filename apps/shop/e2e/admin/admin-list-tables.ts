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
import { listUsers } from '#app/features/admin-users/api/list-users.ts';
import { userTables } from '#app/features/admin-users/user-table.ts';
import type { TableDefinition, TablePage } from '#app/lib/table/table-definition.ts';
import type { TableQuery } from '#app/lib/table/table-query.ts';

type ListTable = (
  client: SupabaseClient,
  query: TableQuery,
  definition: TableDefinition,
) => Promise<TablePage<unknown>>;

const { requests, withdrawals, mails, audit, trash } = operationTables.en;
const category = { id: 'b3a1c0de-0000-4000-8000-000000000000', title: 'Mäntel' };

/** Every list of the administration with the function that loads it. */
export const adminListTables: readonly (readonly [TableDefinition, ListTable])[] = [
  [articleTable([category], 'en'), listArticles],
  [categoryTables.en, listCategories],
  [materialTables.en, listMaterials],
  [orderTables.en, listOrders],
  [templateTables.en, listTemplates],
  [userTables.en, listUsers],
  [requests, (client, ...table) => listRows(client, rowSources.requests, ...table)],
  [withdrawals, (client, ...table) => listRows(client, rowSources.withdrawals, ...table)],
  [mails, (client, ...table) => listRows(client, rowSources.mails, ...table)],
  [audit, (client, ...table) => listRows(client, rowSources.auditLog, ...table)],
  [trash, (client, ...table) => listRows(client, rowSources.trash, ...table)],
];
