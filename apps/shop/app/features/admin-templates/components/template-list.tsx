import { Copy, Pencil, Trash2 } from 'lucide-react';
import { use, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import { failureText } from '#app/lib/failures/database-failure.ts';
import type { Restored } from '#app/lib/restore-deleted.ts';
import { restoredNote } from '#app/lib/restored-note.ts';
import type { TablePage } from '#app/lib/table/table-definition.ts';
import type { TableQuery } from '#app/lib/table/table-query.ts';
import { closeToast, showErrorToast, showToast } from '#app/lib/toasts.ts';
import { ConfirmDialog } from '#app/ui/admin/dialogs/confirm-dialog.tsx';
import { rowActionStyle } from '#app/ui/admin/lists/row-action-style.ts';
import type { DataColumn } from '#app/ui/data-table/data-column.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { type AdminTemplate, copyName } from '../admin-template.ts';
import type { TemplateDeletion } from '../api/delete-template.ts';
import { templateTables } from '../template-table.ts';
import { useTemplateTexts } from '../texts/template-texts.ts';

// The words beside the icons fit once the rows are no longer cards.
const actionStyle = `${rowActionStyle} xl:flex xl:w-auto xl:items-center xl:gap-2 xl:px-3`;

interface TemplateListProps {
  page: TablePage<AdminTemplate>;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  onDelete: (template: AdminTemplate) => Promise<TemplateDeletion>;
  onDuplicate: (template: AdminTemplate) => Promise<void>;
  /** Undoes a delete. */
  onRestore: (deletionId: string) => Promise<Restored>;
  /** Called after rows changed. */
  onChanged: () => void;
  isLoading?: boolean;
}

/** List of all form templates, with actions to edit, duplicate and delete them. */
export function TemplateList({ onDelete, onDuplicate, onRestore, onChanged, ...table }: TemplateListProps) {
  const language = use(PageLanguage);
  const texts = useTemplateTexts();
  const { date } = usePageFormats();
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
  const columns = useMemo(
    (): readonly DataColumn<AdminTemplate>[] => [
      {
        id: 'name',
        header: texts.columns.name,
        isFixed: true,
        cell: ({ id, name }) => (
          <Link
            to={adminPaths.formTemplate(id)}
            data-open-row=""
            lang="de"
            className="font-medium text-forest underline underline-offset-4"
          >
            {name}
          </Link>
        ),
        csv: ({ name }) => name,
      },
      {
        id: 'configurator_type',
        header: texts.columns.type,
        cell: ({ configuratorType }) => configuratorType ?? '–',
        csv: ({ configuratorType }) => configuratorType ?? '',
      },
      {
        id: 'created_at',
        header: texts.columns.created,
        cell: ({ createdAt }) => date(createdAt),
        csv: ({ createdAt }) => date(createdAt),
      },
      {
        id: 'actions',
        header: texts.columns.actions,
        isFixed: true,
        isNarrow: true,
        cell: (template) => (
          <div className="flex gap-1">
            <Link
              to={adminPaths.formTemplate(template.id)}
              aria-label={texts.editTemplate(template.name)}
              title={texts.edit}
              className={actionStyle}
            >
              <Pencil aria-hidden className="size-4" />
              <span className="hidden xl:inline">{texts.edit}</span>
            </Link>
            <button
              type="button"
              aria-label={texts.duplicateTemplate(template.name)}
              title={texts.duplicate}
              onClick={() => void actions.duplicate(template)}
              className={actionStyle}
            >
              <Copy aria-hidden className="size-4" />
              <span className="hidden xl:inline">{texts.duplicate}</span>
            </button>
            <button
              type="button"
              aria-label={texts.deleteTemplate(template.name)}
              title={texts.delete}
              onClick={() => setToDelete(template)}
              className={`${actionStyle} text-clay`}
            >
              <Trash2 aria-hidden className="size-4" />
              <span className="hidden xl:inline">{texts.delete}</span>
            </button>
          </div>
        ),
      },
    ],
    [actions, texts, date],
  );

  return (
    <>
      <DataTable
        {...table}
        definition={templateTables[language]}
        columns={columns}
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
