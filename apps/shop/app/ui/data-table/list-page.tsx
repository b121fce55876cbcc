import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { Loaded } from '#app/lib/failures/load-or-failure.ts';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { type ListSource, loadWholeList } from '#app/lib/table/list-rows.ts';
import type { TableDefinition, TablePage } from '#app/lib/table/table-definition.ts';
import type { TableQuery } from '#app/lib/table/table-query.ts';
import { AdminPage } from '../admin/frame/admin-page.tsx';
import { ListFailure } from '../admin/lists/list-failure.tsx';
import type { Elements } from '../page/elements.ts';
import { useTableQuery } from './use-table-query.ts';

/** Rows and state of a list on its page. */
export interface ListState<Row> {
  page: TablePage<Row>;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  /** Loads all rows of the filtered set page by page, for the export. */
  loadAll?: () => Promise<readonly Row[]>;
  isLoading?: boolean;
}

interface ListPageProps<Row> {
  language: AdminLanguage;
  title: string;
  intro?: string;
  /** Shown beside the title. */
  actions?: ReactNode;
  table: TableDefinition;
  page: Loaded<TablePage<Row>>;
  /** Null: the rows cannot be exported. */
  source: ListSource<Row> | null;
  /** Title of the toast if the list cannot be loaded. */
  failureTitle: string;
  /** The list. */
  children: (list: ListState<Row>) => Elements;
  /** Shown beside the list, such as a dialog. */
  after?: Elements;
}

/** An admin page that consists of one list. The URL contains the state of the list. */
export function ListPage<Row>({
  language,
  title,
  intro,
  actions,
  table,
  page,
  source,
  failureTitle,
  children,
  after,
}: ListPageProps<Row>) {
  const [query, setQuery] = useTableQuery(table);
  const { state } = useNavigation();
  return (
    <AdminPage title={title} language={language} intro={intro} actions={actions}>
      {page.ok ? (
        children({
          page: page.value,
          query,
          onQueryChange: setQuery,
          loadAll: source === null ? undefined : () => loadWholeList(query, table, source),
          isLoading: state === 'loading',
        })
      ) : (
        <ListFailure title={failureTitle} error={page.error} />
      )}
      {after}
    </AdminPage>
  );
}
