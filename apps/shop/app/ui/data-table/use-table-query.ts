import { useSearchParams } from 'react-router';
import { useLatestSearch } from '#app/lib/page/use-latest-search.ts';
import type { TableDefinition } from '#app/lib/table/table-definition.ts';
import { readTableQuery, type TableQuery, writeTableQuery } from '#app/lib/table/table-query.ts';

/**
 * The query of a table in the URL, and its setter. The page's loader reads the same URL. While a change loads, its URL
 * counts, so that the next change does not undo it.
 */
export function useTableQuery(definition: TableDefinition): [TableQuery, (query: TableQuery) => void] {
  const [, setParameters] = useSearchParams();
  const query = readTableQuery(new URLSearchParams(useLatestSearch()), definition);
  return [query, (next) => setParameters(writeTableQuery(next, definition), { preventScrollReset: true })];
}
