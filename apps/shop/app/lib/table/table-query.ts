import type { TableDefinition, TableFilter, TableSort } from './table-definition.ts';

/** State of a table: search, filters, order, page and columns. Stored in the URL, so that it can be shared. */
export interface TableQuery {
  search: string;
  /** Counted from 1. */
  page: number;
  sort: TableSort;
  /** Selected values by filter; for a filter of days the first and last day, `YYYY-MM-DD` or empty. */
  filters: Readonly<Record<string, readonly string[]>>;
  hiddenColumns: readonly string[];
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const longestSearch = 200;

/** The query of an untouched table. */
export function defaultTableQuery(definition: TableDefinition): TableQuery {
  return { search: '', page: 1, sort: definition.defaultSort, filters: {}, hiddenColumns: definition.hiddenAtFirst };
}

/** Reads a query from a URL. Unknown parts are ignored, so that old links keep working. */
export function readTableQuery(parameters: URLSearchParams, definition: TableDefinition): TableQuery {
  const page = Number(parameters.get('page'));
  const filters = definition.filters.flatMap((filter) => {
    const values = readFilter(parameters.get(filter.id), filter);
    return values === null ? [] : [[filter.id, values] as const];
  });
  const hidden = parameters.get('hide');
  return {
    search: (parameters.get('q') ?? '').slice(0, longestSearch),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    sort: readSort(parameters.get('sort'), definition),
    filters: Object.fromEntries(filters),
    hiddenColumns: hidden === null ? definition.hiddenAtFirst : hidden.split(',').filter((id) => id !== ''),
  };
}

/** Writes a query into URL parameters, without defaults. */
export function writeTableQuery(query: TableQuery, definition: TableDefinition): URLSearchParams {
  const parameters = new URLSearchParams();
  if (query.search !== '') parameters.set('q', query.search);
  for (const filter of definition.filters) {
    const values = query.filters[filter.id];
    if (values !== undefined) parameters.set(filter.id, values.join(filter.kind === 'days' ? '..' : ','));
  }
  const { sort } = query;
  if (sort.column !== definition.defaultSort.column || sort.isDescending !== definition.defaultSort.isDescending) {
    parameters.set('sort', `${sort.isDescending ? '-' : ''}${sort.column}`);
  }
  if (query.hiddenColumns.join(',') !== definition.hiddenAtFirst.join(',')) {
    parameters.set('hide', query.hiddenColumns.join(','));
  }
  if (query.page > 1) parameters.set('page', String(query.page));
  return parameters;
}

/** Removes the page from the search part of a URL. */
export function withoutPage(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('page');
  return String(parameters);
}

function readSort(text: string | null, { sortable, defaultSort }: TableDefinition): TableSort {
  if (text === null) return defaultSort;
  const isDescending = text.startsWith('-');
  const column = isDescending ? text.slice(1) : text;
  return sortable.includes(column) ? { column, isDescending } : defaultSort;
}

function readFilter(text: string | null, filter: TableFilter): readonly string[] | null {
  if (text === null) return null;
  if (filter.kind === 'choice') {
    const known = filter.choices.map(({ value }) => value);
    const chosen = text.split(',').filter((value) => known.includes(value));
    return chosen.length === 0 ? null : [...new Set(chosen)].slice(0, filter.isSingle ? 1 : undefined);
  }
  const [from = '', to = ''] = text.split('..').map((part) => (day.test(part) ? part : ''));
  return from === '' && to === '' ? null : [from, to];
}
