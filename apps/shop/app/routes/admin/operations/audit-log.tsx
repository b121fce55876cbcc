import { useMemo } from 'react';
import { loadVersionChanges } from '#app/features/admin-operations/api/load-version-changes.ts';
import { rowSources } from '#app/features/admin-operations/api/operations.schema.ts';
import { auditTable } from '#app/features/admin-operations/components/audit-table.tsx';
import type { LoadVersionChanges } from '#app/features/admin-operations/components/version-changes.tsx';
import { operationTexts } from '#app/features/admin-operations/texts/operation-texts.ts';
import { adminFormats } from '#app/lib/language/admin-formats.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { loadList } from '#app/lib/table/list-rows.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { ListPage } from '#app/ui/data-table/list-page.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { Route } from './+types/audit-log.ts';

const source = rowSources.auditLog;
const loadChanges: LoadVersionChanges = (version, shown) => loadVersionChanges(signedInClient, version, shown);

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, auditTable, source);
}

export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = operationTexts[language];
  const formats = adminFormats[language];
  const context = useMemo(() => ({ texts, formats, loadChanges }), [texts, formats]);
  return (
    <ListPage
      language={language}
      title={texts.audit.title}
      intro={texts.audit.intro}
      table={auditTable}
      page={loaderData}
      source={source}
      failureTitle={texts.audit.failed}
    >
      {(list) => (
        <DataTable
          {...list}
          table={auditTable}
          context={context}
          label={texts.audit.title}
          searchLabel={texts.audit.searchLabel}
          language={language}
          rowId={({ id }) => String(id)}
          rowLabel={({ id }) => texts.audit.entry(id)}
          empty={<EmptyState title={texts.audit.empty} />}
        />
      )}
    </ListPage>
  );
}
