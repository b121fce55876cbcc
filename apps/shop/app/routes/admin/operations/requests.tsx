import { useMemo } from 'react';
import { listRows } from '#app/features/admin-operations/api/list-rows.ts';
import { rowSources } from '#app/features/admin-operations/api/operations.schema.ts';
import { requestColumns } from '#app/features/admin-operations/components/request-columns.tsx';
import { operationTables } from '#app/features/admin-operations/operation-tables.ts';
import { operationTexts } from '#app/features/admin-operations/texts/operation-texts.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { adminFormats } from '#app/lib/language/admin-formats.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { loadEveryPage } from '#app/lib/table/apply-table-query.ts';
import { readTableQuery } from '#app/lib/table/table-query.ts';
import { ListPage } from '#app/ui/data-table/list-page.tsx';
import type { Route } from './+types/requests.ts';

const source = rowSources.requests;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readTableQuery(new URL(request.url).searchParams, operationTables.de.requests);
  return loadOrFailure(async () => listRows(await signedInClient(), source, query, operationTables.de.requests));
}

export default function RequestsPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = operationTexts[language];
  const formats = adminFormats[language];
  const columns = useMemo(() => requestColumns(texts, formats), [texts, formats]);
  return (
    <ListPage
      language={language}
      title={texts.requests.title}
      intro={texts.requests.intro}
      definition={operationTables[language].requests}
      columns={columns}
      page={loaderData}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      searchLabel={texts.requests.searchLabel}
      emptyTitle={texts.requests.empty}
      failureTitle={texts.requests.failed}
      loadAll={async (query) => {
        const client = await signedInClient();
        return loadEveryPage(query, operationTables.de.requests, (page, sized) =>
          listRows(client, source, page, sized),
        );
      }}
    />
  );
}
