import { adminPaths } from '#app/config/admin-paths.ts';
import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import { actionsColumn, createdColumn, imageColumn, titleColumn } from '#app/ui/admin/lists/row-columns.tsx';
import type { AdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { listTable } from '#app/ui/data-table/list-table.ts';
import type { AdminCategory } from './admin-category.ts';

interface CategoryContext {
  shared: AdminTexts;
  formats: AdminFormats;
  onDelete: (category: AdminCategory) => void;
}

/** List of categories, newest first (ADM-CAT-05). */
export const categoryTable = listTable<AdminCategory, CategoryContext>({
  id: 'kategorien',
  defaultSort: { column: 'created_at', isDescending: true },
  columns: [
    imageColumn,
    titleColumn(adminPaths.category),
    { ...createdColumn, filter: { kind: 'days' } },
    actionsColumn<AdminCategory>(adminPaths.category),
  ],
});
