import { useMemo } from 'react';
import { listRows } from '#app/features/admin-operations/api/list-rows.ts';
import { rowSources } from '#app/features/admin-operations/api/operations.schema.ts';
import { withdrawalColumns } from '#app/features/admin-operations/components/withdrawal-columns.tsx';
import { operationTables } from '#app/features/admin-operations/operation-tables.ts';
import { operationTexts } from '#app/features/admin-operations/texts/operation-texts.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { adminFormats } from '#app/lib/language/admin-formats.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { loadEveryPage } from '#app/lib/table/apply-table-query.ts';
import { readTableQuery } from '#app/lib/table/table-query.ts';
import { ListPage } from '#app/ui/data-table/list-page.tsx';
import type { Route } from './+types/withdrawals.ts';

const source = rowSources.withdrawals;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readTableQuery(new URL(request.url).searchParams, operationTables.de.withdrawals);
  return loadOrFailure(async () => listRows(await signedInClient(), source, query, operationTables.de.withdrawals));
}

export default function WithdrawalsPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = operationTexts[language];
  const formats = adminFormats[language];
  const columns = useMemo(() => withdrawalColumns(texts, formats), [texts, formats]);
  return (
    <ListPage
      language={language}
      title={texts.withdrawals.title}
      intro={texts.withdrawals.intro}
      definition={operationTables[language].withdrawals}
      columns={columns}
      page={loaderData}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      searchLabel={texts.withdrawals.searchLabel}
      emptyTitle={texts.withdrawals.empty}
      failureTitle={texts.withdrawals.failed}
      loadAll={async (query) => {
        const client = await signedInClient();
        return loadEveryPage(query, operationTables.de.withdrawals, (page, sized) =>
          listRows(client, source, page, sized),
        );
      }}
    />
  );
}
