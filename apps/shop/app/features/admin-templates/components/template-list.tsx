import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { adminPaths } from '../../../config/admin-paths.ts';
import { failureText } from '../../../lib/database-failure.ts';
import { formatDate } from '../../../lib/format-date.ts';
import type { TablePage } from '../../../lib/table/table-definition.ts';
import type { TableQuery } from '../../../lib/table/table-query.ts';
import { showErrorToast, showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/admin/confirm-dialog.tsx';
import { rowActionStyle } from '../../../ui/admin/row-action-style.ts';
import type { DataColumn } from '../../../ui/data-table/data-column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { AdminTemplate } from '../admin-template.ts';
import type { TemplateDeletion } from '../api/change-templates.ts';
import { templateTable } from '../template-table.ts';

interface TemplateListProps {
  page: TablePage<AdminTemplate>;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  onDelete: (template: AdminTemplate) => Promise<TemplateDeletion>;
  onDuplicate: (template: AdminTemplate) => Promise<void>;
  /** Undoes a delete. */
  onRestore: (deletionId: string) => Promise<void>;
  /** The rows have changed. */
  onChanged: () => void;
  isLoading?: boolean;
}

/** All form templates, with the ways to edit, duplicate and delete them. */
export function TemplateList({ onDelete, onDuplicate, onRestore, onChanged, ...table }: TemplateListProps) {
  const [toDelete, setToDelete] = useState<AdminTemplate | null>(null);

  /** Does something to a template, and says how it went. */
  async function attempt(action: () => Promise<void>, failure: string) {
    try {
      await action();
      onChanged();
    } catch (error) {
      showErrorToast({ title: failure, description: failureText(error, 'en') });
    }
  }
  const duplicate = (template: AdminTemplate) =>
    attempt(async () => {
      await onDuplicate(template);
      showToast({ title: 'Template duplicated', description: `${template.name} (Copy)` });
    }, 'Error duplicating template');
  const remove = (template: AdminTemplate) =>
    attempt(async () => {
      const deletion = await onDelete(template);
      if (deletion.isDeleted) {
        const restore = () =>
          attempt(async () => {
            await onRestore(deletion.deletionId);
            showToast({ title: 'Template restored', description: template.name });
          }, 'Error restoring template');
        const action = { label: 'Undo', onPress: () => void restore() };
        showToast({ title: 'Template deleted', description: template.name, action });
      } else {
        const articles = deletion.articles.join(', ');
        showErrorToast({ title: 'Error deleting template', description: `It is in use by: ${articles}` });
      }
    }, 'Error deleting template');

  // The handlers only call what the row is given; a table rebuilt on each render would lose the focus.
  const actions = useMemo(() => ({ duplicate, remove }), [onDelete, onDuplicate, onChanged]);
  const columns = useMemo(
    (): readonly DataColumn<AdminTemplate>[] => [
      {
        id: 'name',
        header: 'Name',
        isFixed: true,
        cell: ({ id, name }) => (
          <Link
            to={adminPaths.formTemplate(id)}
            data-open-row=""
            className="font-medium text-forest underline underline-offset-4"
          >
            {name}
          </Link>
        ),
        csv: ({ name }) => name,
      },
      {
        id: 'configurator_type',
        header: 'Type',
        cell: ({ configuratorType }) => configuratorType ?? '–',
        csv: ({ configuratorType }) => configuratorType ?? '',
      },
      {
        id: 'created_at',
        header: 'Created',
        cell: ({ createdAt }) => formatDate(createdAt),
        csv: ({ createdAt }) => formatDate(createdAt),
      },
      {
        id: 'actions',
        header: 'Actions',
        isFixed: true,
        isNarrow: true,
        cell: (template) => (
          <div className="flex gap-1">
            <Link
              to={adminPaths.formTemplate(template.id)}
              aria-label={`Edit ${template.name}`}
              title="Edit"
              className={rowActionStyle}
            >
              <Pencil aria-hidden className="size-4" />
            </Link>
            <button
              type="button"
              aria-label={`Duplicate ${template.name}`}
              title="Duplicate"
              onClick={() => void actions.duplicate(template)}
              className={rowActionStyle}
            >
              <Copy aria-hidden className="size-4" />
            </button>
            <button
              type="button"
              aria-label={`Delete ${template.name}`}
              title="Delete"
              onClick={() => setToDelete(template)}
              className={`${rowActionStyle} text-clay`}
            >
              <Trash2 aria-hidden className="size-4" />
            </button>
          </div>
        ),
      },
    ],
    [actions],
  );

  return (
    <>
      <DataTable
        {...table}
        definition={templateTable}
        columns={columns}
        label="Form templates"
        searchLabel="Search form templates"
        language="en"
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        empty={<EmptyState title="No form templates found" />}
      />
      <ConfirmDialog
        isOpen={toDelete !== null}
        title="Delete template?"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        isDestructive
        onClose={() => setToDelete(null)}
        onConfirm={() => (toDelete === null ? undefined : actions.remove(toDelete))}
      >
        “{toDelete?.name}” goes with all its sections, fields and published versions. You can bring it back for 30 days.
      </ConfirmDialog>
    </>
  );
}
