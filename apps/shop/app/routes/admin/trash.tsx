import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { listRows } from '../../features/admin-operations/api/list-rows.ts';
import { rowSources } from '../../features/admin-operations/api/operations.schema.ts';
import { trashColumns } from '../../features/admin-operations/components/operation-columns.tsx';
import { trashTable } from '../../features/admin-operations/operation-tables.ts';
import { failureText } from '../../lib/database-failure.ts';
import { loadOrFailure } from '../../lib/load-or-failure.ts';
import { restoreDeleted } from '../../lib/restore-deleted.ts';
import { signedInClient } from '../../lib/supabase/signed-in-client.ts';
import { loadEveryPage } from '../../lib/table/apply-table-query.ts';
import { readTableQuery } from '../../lib/table/table-query.ts';
import { showErrorToast, showToast } from '../../lib/toasts.ts';
import { ListPage } from '../../ui/data-table/list-page.tsx';
import type { Route } from './+types/trash.ts';

const source = rowSources.trash;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readTableQuery(new URL(request.url).searchParams, trashTable);
  return loadOrFailure(async () => listRows(await signedInClient(), source, query, trashTable));
}

export default function TrashPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const columns = useMemo(
    () =>
      trashColumns(async ({ id, title }) => {
        try {
          await restoreDeleted(id);
          showToast({ title: 'Wiederhergestellt', description: title });
        } catch (error) {
          showErrorToast({ title: 'Fehler beim Wiederherstellen', description: failureText(error) });
        }
        await revalidate();
      }),
    [revalidate],
  );
  return (
    <ListPage
      title="Papierkorb"
      intro="Gelöschtes liegt hier 30 Tage lang und kann zurückgeholt werden, mit Bildern und Verknüpfungen."
      definition={trashTable}
      columns={columns}
      page={loaderData}
      rowId={({ id }) => id}
      rowLabel={({ title }) => title}
      searchLabel="Titel suchen"
      emptyTitle="Der Papierkorb ist leer"
      failureTitle="Fehler beim Laden des Papierkorbs"
      loadAll={async (query) => {
        const client = await signedInClient();
        return loadEveryPage(query, trashTable, (page, sized) => listRows(client, source, page, sized));
      }}
    />
  );
}
