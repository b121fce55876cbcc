import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { type Loaded, loadOrFailure } from '../failures/load-or-failure.ts';
import { signedInClient } from '../supabase/signed-in-client.ts';
import { applyTableQuery, loadEveryPage, rowsOfPage, type TableSource } from './apply-table-query.ts';
import type { TableDefinition, TablePage } from './table-definition.ts';
import { readTableQuery, type TableQuery } from './table-query.ts';

/** Table or view that contains the rows of a list in the administration. */
export interface RowSource<Row> extends TableSource {
  /** Table or view. */
  from: string;
  columns: string;
  row: z.ZodType<Row>;
}

/** Loads one page of a list. For lists that a single request to a table or view cannot load. */
export type LoadPage<Row> = (
  client: SupabaseClient,
  query: TableQuery,
  definition: TableDefinition,
) => Promise<TablePage<Row>>;

/** Where the rows of a list come from. */
export type ListSource<Row> = RowSource<Row> | LoadPage<Row>;

/**
 * Returns one page of a list.
 * @throws if the request fails or a row does not match the schema
 */
export async function listRows<Row>(
  client: SupabaseClient,
  source: ListSource<Row>,
  query: TableQuery,
  definition: TableDefinition,
): Promise<TablePage<Row>> {
  if (typeof source === 'function') return source(client, query, definition);
  const request = client.from(source.from).select(source.columns, { count: 'exact' });
  const { data, count } = await applyTableQuery(request, query, definition, source)
    .range(...rowsOfPage(query, definition))
    .throwOnError();
  return { rows: z.array(source.row).parse(data), total: count ?? 0 };
}

/** Loads the page of a list that a request addresses, or the error of loading it. For loaders of routes. */
export function loadList<Row>(
  { url }: Request,
  definition: TableDefinition,
  source: ListSource<Row>,
): Promise<Loaded<TablePage<Row>>> {
  const query = readTableQuery(new URL(url).searchParams, definition);
  return loadOrFailure(async () => listRows(await signedInClient(), source, query, definition));
}

/** Loads all rows of a filtered list, for an export. */
export async function loadWholeList<Row>(
  query: TableQuery,
  definition: TableDefinition,
  source: ListSource<Row>,
): Promise<readonly Row[]> {
  const client = await signedInClient();
  return loadEveryPage(query, definition, (page, sized) => listRows(client, source, page, sized));
}
