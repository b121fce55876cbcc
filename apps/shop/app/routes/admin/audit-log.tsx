import { listRows } from '../../features/admin-operations/api/list-rows.ts';
import { rowSources } from '../../features/admin-operations/api/operations.schema.ts';
import { auditColumns } from '../../features/admin-operations/components/operation-columns.tsx';
import { auditTable } from '../../features/admin-operations/operation-tables.ts';
import { loadOrFailure } from '../../lib/load-or-failure.ts';
import { signedInClient } from '../../lib/supabase/signed-in-client.ts';
import { loadEveryPage } from '../../lib/table/apply-table-query.ts';
import { readTableQuery } from '../../lib/table/table-query.ts';
import { ListPage } from '../../ui/data-table/list-page.tsx';
import type { Route } from './+types/audit-log.ts';

const source = rowSources.auditLog;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readTableQuery(new URL(request.url).searchParams, auditTable);
  return loadOrFailure(async () => listRows(await signedInClient(), source, query, auditTable));
}

export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Protokoll"
      intro="Wer was geändert hat. Einträge werden nie geändert oder gelöscht."
      definition={auditTable}
      columns={auditColumns}
      page={loaderData}
      rowId={({ id }) => String(id)}
      rowLabel={({ id }) => `Eintrag ${id}`}
      searchLabel="Protokoll durchsuchen"
      emptyTitle="Noch keine Einträge"
      failureTitle="Fehler beim Laden des Protokolls"
      loadAll={async (query) => {
        const client = await signedInClient();
        return loadEveryPage(query, auditTable, (page, sized) => listRows(client, source, page, sized));
      }}
    />
  );
}
