import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { applyTableQuery, rowsOfPage } from '#app/lib/table/apply-table-query.ts';
import type { TableDefinition, TablePage } from '#app/lib/table/table-definition.ts';
import type { TableQuery } from '#app/lib/table/table-query.ts';
import { type ListedOrder, listedOrderColumns, listedOrderRowSchema } from './listed-order.schema.ts';

const idsSchema = z.array(z.object({ id: z.guid() }));

/**
 * Returns one page of orders with names and payment states. The first query selects only ids. Names and payments are
 * then read for these rows only, so that the last page is as fast as the first.
 * @throws if a request fails or a row does not match the schema
 */
export async function listOrders(
  client: SupabaseClient,
  query: TableQuery,
  definition: TableDefinition,
): Promise<TablePage<ListedOrder>> {
  const request = client.from('order_overview').select('id', { count: 'exact' });
  const { data, count } = await applyTableQuery(request, query, definition, {
    searchColumn: 'search_text',
    nameColumns: ['customer_name'],
    keyColumn: 'id',
  })
    .range(...rowsOfPage(query, definition))
    .throwOnError();
  const ids = idsSchema.parse(data).map(({ id }) => id);
  const details = await Promise.all(
    inChunks(ids).map((chunk) =>
      client.from('order_overview').select(listedOrderColumns).in('id', chunk).throwOnError(),
    ),
  );
  const found = new Map(
    details.flatMap(({ data: rows }) => z.array(listedOrderRowSchema).parse(rows)).map((order) => [order.id, order]),
  );
  return { rows: ids.flatMap((id) => found.get(id) ?? []), total: count ?? 0 };
}

/** Splits ids into chunks, because a URL has room for only a few hundred. */
function inChunks(ids: readonly string[]): string[][] {
  const size = 100;
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, place) =>
    ids.slice(place * size, (place + 1) * size),
  );
}
