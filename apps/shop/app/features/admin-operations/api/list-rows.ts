import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { applyTableQuery, rowsOfPage, type TableSource } from '#app/lib/table/apply-table-query.ts';
import type { TableDefinition, TablePage } from '#app/lib/table/table-definition.ts';
import type { TableQuery } from '#app/lib/table/table-query.ts';

/** Data source of a list in the administration. */
export interface RowSource<Row> extends TableSource {
  /** Table or view. */
  from: string;
  columns: string;
  row: z.ZodType<Row>;
}

/**
 * Returns one page of a table or view.
 * @throws if the request fails or a row does not match the schema
 */
export async function listRows<Row>(
  client: SupabaseClient,
  source: RowSource<Row>,
  query: TableQuery,
  definition: TableDefinition,
): Promise<TablePage<Row>> {
  const request = client.from(source.from).select(source.columns, { count: 'exact' });
  const { data, count } = await applyTableQuery(request, query, definition, source)
    .range(...rowsOfPage(query, definition))
    .throwOnError();
  return { rows: z.array(source.row).parse(data), total: count ?? 0 };
}
