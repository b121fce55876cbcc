import { useMemo } from 'react';
import { listRows } from '#app/features/admin-operations/api/list-rows.ts';
import { loadVersionChanges } from '#app/features/admin-operations/api/load-version-changes.ts';
import { rowSources } from '#app/features/admin-operations/api/operations.schema.ts';
import { auditColumns } from '#app/features/admin-operations/components/audit-columns.tsx';
import { operationTables } from '#app/features/admin-operations/operation-tables.ts';
import { operationTexts } from '#app/features/admin-operations/texts/operation-texts.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { adminFormats } from '#app/lib/language/admin-formats.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { loadEveryPage } from '#app/lib/table/apply-table-query.ts';
import { readTableQuery } from '#app/lib/table/table-query.ts';
import { ListPage } from '#app/ui/data-table/list-page.tsx';
import type { Route } from './+types/audit-log.ts';

const source = rowSources.auditLog;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readTableQuery(new URL(request.url).searchParams, operationTables.de.audit);
  return loadOrFailure(async () => listRows(await signedInClient(), source, query, operationTables.de.audit));
}

export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = operationTexts[language];
  const formats = adminFormats[language];
  const columns = useMemo(
    () => auditColumns(texts, formats, (version, shown) => loadVersionChanges(signedInClient, version, shown)),
    [texts, formats],
  );
  return (
    <ListPage
      language={language}
      title={texts.audit.title}
      intro={texts.audit.intro}
      definition={operationTables[language].audit}
      columns={columns}
      page={loaderData}
      rowId={({ id }) => String(id)}
      rowLabel={({ id }) => texts.audit.entry(id)}
      searchLabel={texts.audit.searchLabel}
      emptyTitle={texts.audit.empty}
      failureTitle={texts.audit.failed}
      loadAll={async (query) => {
        const client = await signedInClient();
        return loadEveryPage(query, operationTables.de.audit, (page, sized) => listRows(client, source, page, sized));
      }}
    />
  );
}
