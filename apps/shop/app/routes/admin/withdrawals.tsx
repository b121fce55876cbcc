import { listRows } from '../../features/admin-operations/api/list-rows.ts';
import { rowSources } from '../../features/admin-operations/api/operations.schema.ts';
import { withdrawalColumns } from '../../features/admin-operations/components/operation-columns.tsx';
import { withdrawalTable } from '../../features/admin-operations/operation-tables.ts';
import { loadOrFailure } from '../../lib/load-or-failure.ts';
import { signedInClient } from '../../lib/supabase/signed-in-client.ts';
import { loadEveryPage } from '../../lib/table/apply-table-query.ts';
import { readTableQuery } from '../../lib/table/table-query.ts';
import { ListPage } from '../../ui/data-table/list-page.tsx';
import type { Route } from './+types/withdrawals.ts';

const source = rowSources.withdrawals;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readTableQuery(new URL(request.url).searchParams, withdrawalTable);
  return loadOrFailure(async () => listRows(await signedInClient(), source, query, withdrawalTable));
}

export default function WithdrawalsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Widerrufe"
      intro="Erklärungen über den Widerruf eines Vertrags, so wie sie eingegangen sind."
      definition={withdrawalTable}
      columns={withdrawalColumns}
      page={loaderData}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      searchLabel="Widerrufe suchen"
      emptyTitle="Noch keine Widerrufe"
      failureTitle="Fehler beim Laden der Widerrufe"
      loadAll={async (query) => {
        const client = await signedInClient();
        return loadEveryPage(query, withdrawalTable, (page, sized) => listRows(client, source, page, sized));
      }}
    />
  );
}
