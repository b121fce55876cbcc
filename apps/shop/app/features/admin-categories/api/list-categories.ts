import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { applyTableQuery, rowsOfPage } from '#app/lib/table/apply-table-query.ts';
import type { TableDefinition, TablePage } from '#app/lib/table/table-definition.ts';
import type { TableQuery } from '#app/lib/table/table-query.ts';
import type { AdminCategory } from '../admin-category.ts';
import { adminCategoryColumns, adminCategoryRowSchema } from './admin-category.schema.ts';

/**
 * Returns one page of categories.
 * @throws if the request fails or a row does not match the schema
 */
export async function listCategories(
  client: SupabaseClient,
  query: TableQuery,
  definition: TableDefinition,
): Promise<TablePage<AdminCategory>> {
  const request = client.from('category_overview').select(adminCategoryColumns, { count: 'exact' });
  const { data, count } = await applyTableQuery(request, query, definition, {
    searchColumn: 'title',
    nameColumns: ['title'],
    keyColumn: 'id',
  })
    .range(...rowsOfPage(query, definition))
    .throwOnError();
  return { rows: z.array(adminCategoryRowSchema).parse(data), total: count ?? 0 };
}
