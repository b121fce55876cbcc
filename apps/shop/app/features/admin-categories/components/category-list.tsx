import { useMemo, useState } from 'react';
import { adminPaths } from '../../../config/admin-paths.ts';
import { failureText } from '../../../lib/database-failure.ts';
import type { TablePage } from '../../../lib/table/table-definition.ts';
import type { TableQuery } from '../../../lib/table/table-query.ts';
import { showErrorToast, showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/admin/confirm-dialog.tsx';
import { actionsColumn, createdColumn, titleColumn } from '../../../ui/admin/row-columns.tsx';
import { RowImage } from '../../../ui/admin/row-image.tsx';
import type { DataColumn } from '../../../ui/data-table/data-column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { AdminCategory } from '../admin-category.ts';
import type { CategoryDeletion } from '../api/delete-category.ts';
import { categoryTable } from '../category-table.ts';

interface CategoryListProps {
  page: TablePage<AdminCategory>;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  onDelete: (category: AdminCategory) => Promise<CategoryDeletion>;
  /** Undoes a delete. */
  onRestore: (deletionId: string) => Promise<void>;
  /** The rows have changed. */
  onChanged: () => void;
  loadAll?: () => Promise<readonly AdminCategory[]>;
  isLoading?: boolean;
}

/** All categories, with the ways to edit and delete them. */
export function CategoryList({ onDelete, onRestore, onChanged, ...table }: CategoryListProps) {
  const [toDelete, setToDelete] = useState<AdminCategory | null>(null);

  const columns = useMemo(
    (): readonly DataColumn<AdminCategory>[] => [
      { id: 'image', header: 'Bild', isNarrow: true, cell: ({ imageUrl }) => <RowImage address={imageUrl} /> },
      titleColumn(adminPaths.category),
      createdColumn(),
      actionsColumn<AdminCategory>(adminPaths.category, setToDelete),
    ],
    [],
  );

  async function restore(deletionId: string) {
    try {
      await onRestore(deletionId);
      showToast({ title: 'Kategorie wiederhergestellt' });
      onChanged();
    } catch (error) {
      showErrorToast({ title: 'Fehler beim Wiederherstellen', description: failureText(error) });
    }
  }
  async function remove(category: AdminCategory) {
    try {
      const deletion = await onDelete(category);
      if (deletion.isDeleted) {
        const undo = { label: 'Rückgängig', onPress: () => void restore(deletion.deletionId) };
        showToast({ title: 'Kategorie gelöscht', description: category.title, action: undo });
        onChanged();
      } else {
        showErrorToast({
          title: 'Kategorie kann nicht gelöscht werden',
          description: `Es gibt ${deletion.articles} Artikel, die diese Kategorie verwenden.`,
        });
      }
    } catch (error) {
      showErrorToast({ title: 'Fehler beim Löschen der Kategorie', description: failureText(error) });
    }
  }

  return (
    <>
      <DataTable
        {...table}
        definition={categoryTable}
        columns={columns}
        label="Kategorien"
        searchLabel="Kategorien suchen"
        language="de"
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        empty={<EmptyState title="Keine Kategorien gefunden" />}
      />
      <ConfirmDialog
        isOpen={toDelete !== null}
        title="Kategorie löschen?"
        confirmLabel="Löschen"
        isDestructive
        onClose={() => setToDelete(null)}
        onConfirm={() => (toDelete === null ? undefined : remove(toDelete))}
      >
        Die Kategorie „{toDelete?.title}“ verschwindet aus dem Shop. Sie können sie 30 Tage lang zurückholen.
      </ConfirmDialog>
    </>
  );
}
