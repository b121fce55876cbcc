import { use, useMemo, useState } from 'react';
import { failureText } from '#app/lib/failures/database-failure.ts';
import type { Restored } from '#app/lib/restore-deleted.ts';
import { restoredNote } from '#app/lib/restored-note.ts';
import { closeToast, showErrorToast, showToast } from '#app/lib/toasts.ts';
import { ConfirmDialog } from '#app/ui/admin/dialogs/confirm-dialog.tsx';
import { useAdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import type { ListState } from '#app/ui/data-table/list-page.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { AdminCategory } from '../admin-category.ts';
import type { CategoryDeletion } from '../api/delete-category.ts';
import { categoryTable } from '../category-table.tsx';
import { useCategoryTexts } from '../texts/category-texts.ts';

interface CategoryListProps extends ListState<AdminCategory> {
  onDelete: (category: AdminCategory) => Promise<CategoryDeletion>;
  /** Undoes a delete. */
  onRestore: (deletionId: string) => Promise<Restored>;
  /** Called after rows changed. */
  onChanged: () => void;
}

/** List of all categories, with actions to edit and delete them. */
export function CategoryList({ onDelete, onRestore, onChanged, ...list }: CategoryListProps) {
  const language = use(PageLanguage);
  const texts = useCategoryTexts();
  const shared = useAdminTexts();
  const formats = usePageFormats();
  const [toDelete, setToDelete] = useState<AdminCategory | null>(null);

  const context = useMemo(() => ({ shared, formats, onDelete: setToDelete }), [shared, formats]);

  async function restore(deletionId: string) {
    try {
      const note = restoredNote([await onRestore(deletionId)], language);
      showToast({
        title: texts.restored,
        ...(note !== null && { description: note, isLong: true }),
        id: 'category-restore',
      });
      onChanged();
    } catch (error) {
      showErrorToast({ title: texts.restoreFailed, description: failureText(error, language), id: 'category-restore' });
    }
  }
  async function remove(category: AdminCategory) {
    try {
      const deletion = await onDelete(category);
      if (deletion.isDeleted) {
        const undo = { label: shared.undo, onPress: () => void restore(deletion.deletionId) };
        closeToast('category-delete');
        showToast({ title: texts.deleted, description: category.title, action: undo });
        onChanged();
      } else {
        showErrorToast({
          title: texts.inUse,
          description: texts.inUseBy(deletion.articles),
          id: 'category-delete',
        });
      }
    } catch (error) {
      showErrorToast({ title: texts.deleteFailed, description: failureText(error, language), id: 'category-delete' });
    }
  }

  return (
    <>
      <DataTable
        {...list}
        table={categoryTable}
        context={context}
        label={texts.title}
        searchLabel={texts.searchLabel}
        language={language}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        empty={<EmptyState title={texts.empty} />}
        noneFound={texts.empty}
      />
      <ConfirmDialog
        isOpen={toDelete !== null}
        title={texts.deleteTitle}
        confirmLabel={shared.delete}
        isDestructive
        onClose={() => setToDelete(null)}
        onConfirm={() => (toDelete === null ? undefined : remove(toDelete))}
      >
        {texts.deleteText(toDelete?.title ?? '')}
      </ConfirmDialog>
    </>
  );
}
