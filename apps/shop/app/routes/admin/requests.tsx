import { listRows } from '../../features/admin-operations/api/list-rows.ts';
import { rowSources } from '../../features/admin-operations/api/operations.schema.ts';
import { requestColumns } from '../../features/admin-operations/components/operation-columns.tsx';
import { requestTable } from '../../features/admin-operations/operation-tables.ts';
import { loadOrFailure } from '../../lib/load-or-failure.ts';
import { signedInClient } from '../../lib/supabase/signed-in-client.ts';
import { loadEveryPage } from '../../lib/table/apply-table-query.ts';
import { readTableQuery } from '../../lib/table/table-query.ts';
import { ListPage } from '../../ui/data-table/list-page.tsx';
import type { Route } from './+types/requests.ts';

const source = rowSources.requests;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readTableQuery(new URL(request.url).searchParams, requestTable);
  return loadOrFailure(async () => listRows(await signedInClient(), source, query, requestTable));
}

export default function RequestsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Anfragen"
      intro="Kontakt- und Terminanfragen der Kontaktseite."
      definition={requestTable}
      columns={requestColumns}
      page={loaderData}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      searchLabel="Anfragen suchen"
      emptyTitle="Noch keine Anfragen"
      failureTitle="Fehler beim Laden der Anfragen"
      loadAll={async (query) => {
        const client = await signedInClient();
        return loadEveryPage(query, requestTable, (page, sized) => listRows(client, source, page, sized));
      }}
    />
  );
}
