import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { listRows } from '../../features/admin-operations/api/list-rows.ts';
import { rowSources } from '../../features/admin-operations/api/operations.schema.ts';
import { trashColumns } from '../../features/admin-operations/components/operation-columns.tsx';
import { operationTables } from '../../features/admin-operations/operation-tables.ts';
import { operationTexts } from '../../features/admin-operations/texts/operation-texts.ts';
import { failureText } from '../../lib/database-failure.ts';
import { adminFormats } from '../../lib/language/admin-formats.ts';
import { useAdminLanguage } from '../../lib/language/use-admin-language.ts';
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
  const query = readTableQuery(new URL(request.url).searchParams, operationTables.de.trash);
  return loadOrFailure(async () => listRows(await signedInClient(), source, query, operationTables.de.trash));
}

export default function TrashPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = operationTexts[language];
  const formats = adminFormats[language];
  const { revalidate } = useRevalidator();
  const columns = useMemo(
    () =>
      trashColumns(texts, formats, async ({ id, title }) => {
        try {
          await restoreDeleted(id);
          showToast({ title: texts.trash.restored, description: title });
        } catch (error) {
          showErrorToast({ title: texts.trash.restoreFailed, description: failureText(error, language) });
        }
        await revalidate();
      }),
    [revalidate, texts, formats, language],
  );
  return (
    <ListPage
      language={language}
      title={texts.trash.title}
      intro={texts.trash.intro}
      definition={operationTables[language].trash}
      columns={columns}
      page={loaderData}
      rowId={({ id }) => id}
      rowLabel={({ title }) => title}
      searchLabel={texts.trash.searchLabel}
      emptyTitle={texts.trash.empty}
      failureTitle={texts.trash.failed}
      loadAll={async (query) => {
        const client = await signedInClient();
        return loadEveryPage(query, operationTables.de.trash, (page, sized) => listRows(client, source, page, sized));
      }}
    />
  );
}
