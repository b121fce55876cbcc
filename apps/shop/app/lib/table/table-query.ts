import { cleanSearch } from '../checks/clean-search.ts';
import { isCalendarDay } from '../checks/is-calendar-day.ts';
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
  /** Parameters of the URL whose value is not or not completely applied, because it is invalid. */
  dropped: readonly string[];
}

const longestSearch = 200;

/** The query of an untouched table. */
export function defaultTableQuery(definition: TableDefinition): TableQuery {
  return {
    search: '',
    page: 1,
    sort: definition.defaultSort,
    filters: {},
    hiddenColumns: definition.hiddenAtFirst,
    dropped: [],
  };
}

/**
 * Reads a query from a URL. Unknown parameters are ignored, so that old links keep working. Invalid values are left out
 * and listed in `dropped`.
 */
export function readTableQuery(parameters: URLSearchParams, definition: TableDefinition): TableQuery {
  const [page, sort] = [readPage(parameters.get('page')), readSort(parameters.get('sort'), definition)];
  const filters = definition.filters.map((filter) => ({
    id: filter.id,
    ...readFilter(parameters.get(filter.id), filter),
  }));
  const typed = parameters.get('q') ?? '';
  const search = cleanSearch(typed, longestSearch);
  const hidden = parameters.get('hide');
  return {
    search: search.trim() === '' ? '' : search,
    page: page ?? 1,
    sort: sort ?? definition.defaultSort,
    filters: Object.fromEntries(filters.flatMap(({ id, values }) => (values.length === 0 ? [] : [[id, values]]))),
    hiddenColumns: hidden === null ? definition.hiddenAtFirst : hidden.split(',').filter((id) => id !== ''),
    dropped: [
      ...(search === typed.normalize('NFC') ? [] : ['q']),
      ...filters.flatMap(({ id, isDropped }) => (isDropped ? [id] : [])),
      ...(sort === null ? ['sort'] : []),
      ...(page === null ? ['page'] : []),
    ],
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

/** Returns null for an invalid page. */
function readPage(text: string | null): number | null {
  const page = text === null ? 1 : Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : null;
}

/** Returns null for an invalid order. */
function readSort(text: string | null, { sortable, defaultSort }: TableDefinition): TableSort | null {
  if (text === null) return defaultSort;
  const isDescending = text.startsWith('-');
  const column = isDescending ? text.slice(1) : text;
  return sortable.includes(column) ? { column, isDescending } : null;
}

function readFilter(text: string | null, filter: TableFilter): { values: readonly string[]; isDropped: boolean } {
  if (text === null) return { values: [], isDropped: false };
  if (filter.kind === 'choice') {
    const given = [...new Set(text.split(','))];
    const chosen = given.filter((value) => filter.values.includes(value)).slice(0, filter.isSingle ? 1 : undefined);
    return { values: chosen, isDropped: chosen.length < given.length };
  }
  const given = text.split('..');
  const [from = '', to = ''] = given.map((part) => (isCalendarDay(part) ? part : ''));
  const isDropped = given.length !== 2 || given.join() !== `${from},${to}` || (from === '' && to === '');
  return { values: from === '' && to === '' ? [] : [from, to], isDropped };
}
