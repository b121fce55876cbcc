import { dayInBerlin } from 'shop-backend/legal';
import type { TableDefinition, TablePage } from './table-definition.ts';
import type { TableQuery } from './table-query.ts';

/** The part of a Supabase query builder that tables use. */
interface Narrowable<Builder> {
  in(column: string, values: readonly string[]): Builder;
  overlaps(column: string, values: readonly string[]): Builder;
  gte(column: string, value: string): Builder;
  lt(column: string, value: string): Builder;
  ilikeAllOf(column: string, patterns: readonly string[]): Builder;
  order(column: string, options: { ascending: boolean; nullsFirst?: boolean }): Builder;
}

/** How the database knows the parts of a table. */
export interface TableSource {
  /** Column every word of the search has to occur in. */
  searchColumn: string;
  /** Filters over columns that hold lists: one of the values has to be in them. */
  listColumns?: readonly string[];
  /** Columns that may be empty: empty ones come last. The others are left to their index, which says nothing of that. */
  emptyColumns?: readonly string[];
  /** Unique column that settles the order of equal rows, so that no row is on two pages or on none. */
  keyColumn: string;
}

/** Narrows and orders a request by what a table asks for. Values travel as parameters, never as text of a query. */
export function applyTableQuery<Builder extends Narrowable<Builder>>(
  builder: Builder,
  query: TableQuery,
  definition: TableDefinition,
  source: TableSource,
): Builder {
  let narrowed = builder;
  // Characters with a meaning in a pattern or a list match any one character.
  const words = query.search.toLowerCase().split(/\s+/).filter(Boolean);
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%*,{}"()]/g, '_')}%`);
  if (patterns.length > 0) narrowed = narrowed.ilikeAllOf(source.searchColumn, patterns);
  for (const { kind, id } of definition.filters) {
    const values = query.filters[id];
    if (values === undefined) continue;
    if (kind === 'days') narrowed = betweenDays(narrowed, id, values);
    else if (source.listColumns?.includes(id)) narrowed = narrowed.overlaps(id, values);
    else narrowed = narrowed.in(id, values);
  }
  const { column, isDescending } = query.sort;
  const ascending = !isDescending;
  return narrowed
    .order(column, source.emptyColumns?.includes(column) ? { ascending, nullsFirst: false } : { ascending })
    .order(source.keyColumn, { ascending });
}

/** The rows of a page, counted from 0; both ends included. */
export function rowsOfPage({ page }: TableQuery, { pageSize }: TableDefinition): [number, number] {
  return [(page - 1) * pageSize, page * pageSize - 1];
}

const exportPageSize = 1_000;

/** Every row of a filtered set: as many pages as it takes, for an export. */
export async function loadEveryPage<Row>(
  query: TableQuery,
  definition: TableDefinition,
  load: (query: TableQuery, definition: TableDefinition) => Promise<TablePage<Row>>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const next = await load({ ...query, page }, { ...definition, pageSize: exportPageSize });
    rows.push(...next.rows);
    if (next.rows.length === 0 || rows.length >= next.total) return rows;
  }
}

/** Days as they are shown, those of Berlin: from midnight to the midnight after the last one. */
function betweenDays<Builder extends Narrowable<Builder>>(
  builder: Builder,
  column: string,
  days: readonly string[],
): Builder {
  const [from = '', to = ''] = days;
  let narrowed = builder;
  if (from !== '') narrowed = narrowed.gte(column, startOfDay(Date.parse(from)));
  if (to !== '') narrowed = narrowed.lt(column, startOfDay(Date.parse(to) + 86_400_000));
  return narrowed;
}

/** @param day its midnight in UTC, in milliseconds */
function startOfDay(day: number): string {
  const written = new Date(day).toISOString().slice(0, 10);
  const inSummer = new Date(`${written}T00:00+02:00`);
  return (dayInBerlin(inSummer) === written ? inSummer : new Date(`${written}T00:00+01:00`)).toISOString();
}
