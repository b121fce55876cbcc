import { useMemo } from 'react';
import { rowSources } from '#app/features/admin-operations/api/operations.schema.ts';
import { requestTable } from '#app/features/admin-operations/components/request-table.tsx';
import { operationTexts } from '#app/features/admin-operations/texts/operation-texts.ts';
import { adminFormats } from '#app/lib/language/admin-formats.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { loadList } from '#app/lib/table/list-rows.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { ListPage } from '#app/ui/data-table/list-page.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { Route } from './+types/requests.ts';

const source = rowSources.requests;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, requestTable, source);
}

export default function RequestsPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = operationTexts[language];
  const formats = adminFormats[language];
  const context = useMemo(() => ({ texts, formats }), [texts, formats]);
  return (
    <ListPage
      language={language}
      title={texts.requests.title}
      intro={texts.requests.intro}
      table={requestTable}
      page={loaderData}
      source={source}
      failureTitle={texts.requests.failed}
    >
      {(list) => (
        <DataTable
          {...list}
          table={requestTable}
          context={context}
          label={texts.requests.title}
          searchLabel={texts.requests.searchLabel}
          language={language}
          rowId={({ id }) => id}
          rowLabel={({ name }) => name}
          empty={<EmptyState title={texts.requests.empty} />}
        />
      )}
    </ListPage>
  );
}
