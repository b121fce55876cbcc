import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { listRows } from '#app/features/admin-operations/api/list-rows.ts';
import { rowSources } from '#app/features/admin-operations/api/operations.schema.ts';
import { trashColumns } from '#app/features/admin-operations/components/trash-columns.tsx';
import { operationTables } from '#app/features/admin-operations/operation-tables.ts';
import { operationTexts } from '#app/features/admin-operations/texts/operation-texts.ts';
import { failureText } from '#app/lib/failures/database-failure.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { adminFormats } from '#app/lib/language/admin-formats.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { restoreDeleted } from '#app/lib/restore-deleted.ts';
import { restoredNote } from '#app/lib/restored-note.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { loadEveryPage } from '#app/lib/table/apply-table-query.ts';
import { readTableQuery } from '#app/lib/table/table-query.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { ListPage } from '#app/ui/data-table/list-page.tsx';
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
          const note = restoredNote([await restoreDeleted(id)], language);
          showToast({
            title: texts.trash.restored,
            description: note === null ? title : `${title}. ${note}`,
            isLong: note !== null,
            id: 'trash-restore',
          });
        } catch (error) {
          showErrorToast({
            title: texts.trash.restoreFailed,
            description: failureText(error, language),
            id: 'trash-restore',
          });
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
