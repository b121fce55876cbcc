import { dayInBerlin } from 'shop-backend/legal';
import { searchPattern } from './search-pattern.ts';
import type { TableDefinition, TablePage } from './table-definition.ts';
import type { TableQuery } from './table-query.ts';

/** The part of a Supabase query builder that tables use. */
interface Narrowable<Builder> {
  in(column: string, values: readonly string[]): Builder;
  overlaps(column: string, values: readonly string[]): Builder;
  gte(column: string, value: string): Builder;
  lt(column: string, value: string): Builder;
  regexIMatch(column: string, pattern: string): Builder;
  order(column: string, options: { ascending: boolean; nullsFirst?: boolean }): Builder;
}

/** Database columns of a table. */
export interface TableSource {
  /** Column that must contain every word of the search. */
  searchColumn: string;
  /** Filters on array columns, which match if one of the values is in the array. */
  listColumns?: readonly string[];
  /** Nullable columns, sorted with nulls last. Other columns use the plain order, which matches their index. */
  emptyColumns?: readonly string[];
  /** Columns of names, sorted as in a dictionary by the column `<name>_order`. */
  nameColumns?: readonly string[];
  /** Unique column that breaks ties, so that no row appears on two pages or on none. */
  keyColumn: string;
}

/** Applies search, filters and order to a request. Values are passed as parameters, never as query text. */
export function applyTableQuery<Builder extends Narrowable<Builder>>(
  builder: Builder,
  query: TableQuery,
  definition: TableDefinition,
  source: TableSource,
): Builder {
  let narrowed = builder;
  // The database compares letters regardless of case, both sides by the same rule. One filter for all words: the embedded
  // Data API keeps only the last one of a column and an operator.
  const words = query.search.split(/\s+/).filter(Boolean).map(searchPattern);
  if (words.length > 0) {
    narrowed = narrowed.regexIMatch(source.searchColumn, `^${words.map((word) => `(?=.*${word})`).join('')}`);
  }
  for (const { kind, id } of definition.filters) {
    const values = query.filters[id];
    if (values === undefined) continue;
    if (kind === 'days') narrowed = betweenDays(narrowed, id, values);
    else if (source.listColumns?.includes(id)) narrowed = narrowed.overlaps(id, values);
    else narrowed = narrowed.in(id, values);
  }
  const { sort } = query;
  const column = source.nameColumns?.includes(sort.column) ? `${sort.column}_order` : sort.column;
  const ascending = !sort.isDescending;
  return narrowed
    .order(column, source.emptyColumns?.includes(column) ? { ascending, nullsFirst: false } : { ascending })
    .order(source.keyColumn, { ascending });
}

/** First and last row of a page, counted from 0, both inclusive. */
export function rowsOfPage({ page }: TableQuery, { pageSize }: TableDefinition): [number, number] {
  return [(page - 1) * pageSize, page * pageSize - 1];
}

const exportPageSize = 1_000;

/** Loads all rows of a filtered set page by page, for an export. */
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

/** Filters by days in Berlin, from the first midnight to the midnight after the last day. */
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

/** Start of a day in Berlin. @param day its midnight in UTC, in milliseconds */
function startOfDay(day: number): string {
  const written = new Date(day).toISOString().slice(0, 10);
  const inSummer = new Date(`${written}T00:00+02:00`);
  return (dayInBerlin(inSummer) === written ? inSummer : new Date(`${written}T00:00+01:00`)).toISOString();
}
