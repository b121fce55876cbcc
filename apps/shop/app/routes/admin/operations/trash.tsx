import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { type DeletedRow, rowSources } from '#app/features/admin-operations/api/operations.schema.ts';
import { trashTable } from '#app/features/admin-operations/components/trash-table.tsx';
import { operationTexts } from '#app/features/admin-operations/texts/operation-texts.ts';
import { failureText } from '#app/lib/failures/database-failure.ts';
import { adminFormats } from '#app/lib/language/admin-formats.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { restoreDeleted } from '#app/lib/restore-deleted.ts';
import { restoredNote } from '#app/lib/restored-note.ts';
import { loadList } from '#app/lib/table/list-rows.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { ListPage } from '#app/ui/data-table/list-page.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { Route } from './+types/trash.ts';

const source = rowSources.trash;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, trashTable, source);
}

export default function TrashPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = operationTexts[language];
  const formats = adminFormats[language];
  const { revalidate } = useRevalidator();
  const context = useMemo(
    () => ({
      texts,
      formats,
      onRestore: async ({ id, title }: DeletedRow) => {
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
      },
    }),
    [revalidate, texts, formats, language],
  );
  return (
    <ListPage
      language={language}
      title={texts.trash.title}
      intro={texts.trash.intro}
      table={trashTable}
      page={loaderData}
      source={source}
      failureTitle={texts.trash.failed}
    >
      {(list) => (
        <DataTable
          {...list}
          table={trashTable}
          context={context}
          label={texts.trash.title}
          searchLabel={texts.trash.searchLabel}
          language={language}
          rowId={({ id }) => id}
          rowLabel={({ title }) => title}
          empty={<EmptyState title={texts.trash.empty} />}
        />
      )}
    </ListPage>
  );
}
