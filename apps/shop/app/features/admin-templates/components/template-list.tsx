import { use, useMemo, useState } from 'react';
import { failureText } from '#app/lib/failures/database-failure.ts';
import type { Restored } from '#app/lib/restore-deleted.ts';
import { restoredNote } from '#app/lib/restored-note.ts';
import { closeToast, showErrorToast, showToast } from '#app/lib/toasts.ts';
import { ConfirmDialog } from '#app/ui/admin/dialogs/confirm-dialog.tsx';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import type { ListState } from '#app/ui/data-table/list-page.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { type AdminTemplate, copyName } from '../admin-template.ts';
import type { TemplateDeletion } from '../api/delete-template.ts';
import { templateTable } from '../template-table.tsx';
import { useTemplateTexts } from '../texts/template-texts.ts';

interface TemplateListProps extends ListState<AdminTemplate> {
  onDelete: (template: AdminTemplate) => Promise<TemplateDeletion>;
  onDuplicate: (template: AdminTemplate) => Promise<void>;
  /** Undoes a delete. */
  onRestore: (deletionId: string) => Promise<Restored>;
  /** Called after rows changed. */
  onChanged: () => void;
}

/** List of all form templates, with actions to edit, duplicate and delete them. */
export function TemplateList({ onDelete, onDuplicate, onRestore, onChanged, ...list }: TemplateListProps) {
  const language = use(PageLanguage);
  const texts = useTemplateTexts();
  const formats = usePageFormats();
  const [toDelete, setToDelete] = useState<AdminTemplate | null>(null);

  /** Runs an action and shows a toast if it fails. */
  async function attempt(action: () => Promise<void>, failure: string) {
    try {
      await action();
      closeToast('template');
      onChanged();
    } catch (error) {
      showErrorToast({ title: failure, description: failureText(error, language), id: 'template' });
    }
  }
  const duplicate = (template: AdminTemplate) =>
    attempt(async () => {
      await onDuplicate(template);
      showToast({ title: texts.duplicated, description: copyName(template.name) });
    }, texts.duplicateFailed);
  const remove = (template: AdminTemplate) =>
    attempt(async () => {
      const deletion = await onDelete(template);
      if (deletion.isDeleted) {
        const restore = () =>
          attempt(async () => {
            const note = restoredNote([await onRestore(deletion.deletionId)], language);
            showToast({
              title: texts.restored,
              description: note === null ? template.name : `${template.name}. ${note}`,
              isLong: note !== null,
            });
          }, texts.restoreFailed);
        const action = { label: texts.undo, onPress: () => void restore() };
        closeToast('template-in-use');
        showToast({ title: texts.deleted, description: template.name, action });
      } else {
        const articles = deletion.articles.join(', ');
        showErrorToast({ title: texts.deleteFailed, description: texts.inUse(articles), id: 'template-in-use' });
      }
    }, texts.deleteFailed);

  // Memoized, because a table rebuilt on each render would lose the focus. The handlers use only the listed values.
  const actions = useMemo(() => ({ duplicate, remove }), [texts, onDelete, onDuplicate, onChanged]);
  const context = useMemo(
    () => ({
      texts,
      formats,
      onDuplicate: (template: AdminTemplate) => void actions.duplicate(template),
      onDelete: setToDelete,
    }),
    [actions, texts, formats],
  );

  return (
    <>
      <DataTable
        {...list}
        table={templateTable}
        context={context}
        label={texts.title}
        searchLabel={texts.searchLabel}
        language={language}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        empty={<EmptyState title={texts.empty} />}
        noneFound={texts.empty}
      />
      <ConfirmDialog
        isOpen={toDelete !== null}
        title={texts.deleteTitle}
        confirmLabel={texts.delete}
        cancelLabel={texts.cancel}
        isDestructive
        onClose={() => setToDelete(null)}
        onConfirm={() => (toDelete === null ? undefined : actions.remove(toDelete))}
      >
        {texts.deleteText(toDelete?.name ?? '')}
      </ConfirmDialog>
    </>
  );
}
