import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { applyTableQuery, rowsOfPage } from '../../../lib/table/apply-table-query.ts';
import type { TableDefinition, TablePage } from '../../../lib/table/table-definition.ts';
import type { TableQuery } from '../../../lib/table/table-query.ts';
import type { ListedOrder } from '../admin-order.ts';
import { listedOrderColumns, listedOrderRowSchema } from './admin-order.schema.ts';

/**
 * One page of all orders, with names and payment states.
 * @throws when the request fails or a row has another shape
 */
export async function listOrders(
  client: SupabaseClient,
  query: TableQuery,
  definition: TableDefinition,
): Promise<TablePage<ListedOrder>> {
  const request = client.from('order_overview').select(listedOrderColumns, { count: 'exact' });
  const { data, count } = await applyTableQuery(request, query, definition, {
    searchColumn: 'search_text',
    keyColumn: 'id',
  })
    .range(...rowsOfPage(query, definition))
    .throwOnError();
  return { rows: z.array(listedOrderRowSchema).parse(data), total: count ?? 0 };
}
