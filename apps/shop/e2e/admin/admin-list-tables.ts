import { articleSource } from '#app/features/admin-articles/api/admin-article.schema.ts';
import { articleTable } from '#app/features/admin-articles/article-table.tsx';
import { categorySource } from '#app/features/admin-categories/api/admin-category.schema.ts';
import { categoryTable } from '#app/features/admin-categories/category-table.tsx';
import { materialSource } from '#app/features/admin-materials/api/material.schema.ts';
import { materialTable } from '#app/features/admin-materials/material-table.tsx';
import { rowSources } from '#app/features/admin-operations/api/operations.schema.ts';
import { auditTable } from '#app/features/admin-operations/components/audit-table.tsx';
import { mailTable } from '#app/features/admin-operations/components/mail-table.tsx';
import { requestTable } from '#app/features/admin-operations/components/request-table.tsx';
import { trashTable } from '#app/features/admin-operations/components/trash-table.tsx';
import { withdrawalTable } from '#app/features/admin-operations/components/withdrawal-table.tsx';
import { listOrders } from '#app/features/admin-orders/api/list-orders.ts';
import { orderTable } from '#app/features/admin-orders/order-table.tsx';
import { templateSource } from '#app/features/admin-templates/api/template.schema.ts';
import { templateTable } from '#app/features/admin-templates/template-table.tsx';
import { listUsers } from '#app/features/admin-users/api/list-users.ts';
import { userTable } from '#app/features/admin-users/user-table.tsx';
import { type ListSource, type LoadPage, listRows } from '#app/lib/table/list-rows.ts';
import type { TableDefinition } from '#app/lib/table/table-definition.ts';

const category = { id: 'b3a1c0de-0000-4000-8000-000000000000', title: 'Mäntel' };

function listOf<Row>(table: TableDefinition, source: ListSource<Row>): readonly [TableDefinition, LoadPage<unknown>] {
  return [table, (client, query, definition) => listRows(client, source, query, definition)];
}

/** Every list of the administration with the function that loads it. */
export const adminListTables = [
  listOf(articleTable([category]), articleSource),
  listOf(categoryTable, categorySource),
  listOf(materialTable, materialSource),
  listOf(orderTable, listOrders),
  listOf(templateTable, templateSource),
  listOf(userTable, listUsers),
  listOf(requestTable, rowSources.requests),
  listOf(withdrawalTable, rowSources.withdrawals),
  listOf(mailTable, rowSources.mails),
  listOf(auditTable, rowSources.auditLog),
  listOf(trashTable, rowSources.trash),
];
