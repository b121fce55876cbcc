import { useSearchParams } from 'react-router';
import type { TableDefinition } from '#app/lib/table/table-definition.ts';
import { readTableQuery, type TableQuery, writeTableQuery } from '#app/lib/table/table-query.ts';

/** The query of a table in the URL, and its setter. The page's loader reads the same URL. */
export function useTableQuery(definition: TableDefinition): [TableQuery, (query: TableQuery) => void] {
  const [parameters, setParameters] = useSearchParams();
  const query = readTableQuery(parameters, definition);
  return [query, (next) => setParameters(writeTableQuery(next, definition), { preventScrollReset: true })];
}
