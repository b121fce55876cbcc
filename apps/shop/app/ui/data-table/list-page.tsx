import { useNavigation } from 'react-router';
import type { Loaded } from '#app/lib/failures/load-or-failure.ts';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import type { TableDefinition, TablePage } from '#app/lib/table/table-definition.ts';
import type { TableQuery } from '#app/lib/table/table-query.ts';
import { AdminPage } from '../admin/frame/admin-page.tsx';
import { ListFailure } from '../admin/lists/list-failure.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import type { DataColumn } from './data-column.ts';
import { DataTable } from './data-table.tsx';
import { useTableQuery } from './use-table-query.ts';

interface ListPageProps<Row> {
  language: AdminLanguage;
  title: string;
  intro?: string;
  definition: TableDefinition;
  columns: readonly DataColumn<Row>[];
  page: Loaded<TablePage<Row>>;
  loadAll: (query: TableQuery) => Promise<readonly Row[]>;
  rowId: (row: Row) => string;
  rowLabel: (row: Row) => string;
  searchLabel: string;
  /** Shown if there are no rows. */
  emptyTitle: string;
  /** Title of the toast if the list cannot be loaded. */
  failureTitle: string;
}

/** An admin page that consists of one list. */
export function ListPage<Row>({
  language,
  title,
  intro,
  page,
  loadAll,
  emptyTitle,
  failureTitle,
  definition,
  ...table
}: ListPageProps<Row>) {
  const [query, setQuery] = useTableQuery(definition);
  const { state } = useNavigation();
  return (
    <AdminPage title={title} language={language} intro={intro}>
      {page.ok ? (
        <DataTable
          {...table}
          definition={definition}
          page={page.value}
          query={query}
          onQueryChange={setQuery}
          label={title}
          language={language}
          loadAll={() => loadAll(query)}
          empty={<EmptyState title={emptyTitle} />}
          isLoading={state === 'loading'}
        />
      ) : (
        <ListFailure title={failureTitle} error={page.error} />
      )}
    </AdminPage>
  );
}
