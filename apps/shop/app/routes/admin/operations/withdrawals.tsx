import { useMemo } from 'react';
import { rowSources } from '#app/features/admin-operations/api/operations.schema.ts';
import { withdrawalTable } from '#app/features/admin-operations/components/withdrawal-table.tsx';
import { operationTexts } from '#app/features/admin-operations/texts/operation-texts.ts';
import { adminFormats } from '#app/lib/language/admin-formats.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { loadList } from '#app/lib/table/list-rows.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { ListPage } from '#app/ui/data-table/list-page.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { Route } from './+types/withdrawals.ts';

const source = rowSources.withdrawals;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, withdrawalTable, source);
}

export default function WithdrawalsPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = operationTexts[language];
  const formats = adminFormats[language];
  const context = useMemo(() => ({ texts, formats }), [texts, formats]);
  return (
    <ListPage
      language={language}
      title={texts.withdrawals.title}
      intro={texts.withdrawals.intro}
      table={withdrawalTable}
      page={loaderData}
      source={source}
      failureTitle={texts.withdrawals.failed}
    >
      {(list) => (
        <DataTable
          {...list}
          table={withdrawalTable}
          context={context}
          label={texts.withdrawals.title}
          searchLabel={texts.withdrawals.searchLabel}
          language={language}
          rowId={({ id }) => id}
          rowLabel={({ name }) => name}
          empty={<EmptyState title={texts.withdrawals.empty} />}
        />
      )}
    </ListPage>
  );
}
