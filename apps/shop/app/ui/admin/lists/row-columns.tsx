import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import type { DataColumn } from '../../data-table/data-column.ts';
import type { AdminTexts } from '../texts/admin-texts.ts';
import { rowActionStyle } from './row-action-style.ts';
import { RowImage } from './row-image.tsx';

interface TitledRow {
  id: string;
  title: string;
}

interface SharedContext {
  shared: AdminTexts;
}

/** The title, linked to the page that edits the row. */
export function titleColumn<Row extends TitledRow>(pathOf: (id: string) => string): DataColumn<Row, SharedContext> {
  return {
    id: 'title',
    header: ({ shared }) => shared.columns.title,
    isFixed: true,
    isSortable: true,
    cell: ({ id, title }) => (
      <Link to={pathOf(id)} data-open-row="" lang="de" className="font-medium text-forest underline underline-offset-4">
        {title}
      </Link>
    ),
    csv: ({ title }) => title,
  };
}

/** The picture of a row. */
export const imageColumn: DataColumn<{ imageUrl: string | null }, SharedContext> = {
  id: 'image',
  header: ({ shared }) => shared.columns.image,
  isNarrow: true,
  cell: ({ imageUrl }) => <RowImage address={imageUrl} />,
};

/** The creation date of a row. */
export const createdColumn: DataColumn<{ createdAt: string }, SharedContext & { formats: AdminFormats }> = {
  id: 'created_at',
  header: ({ shared }) => shared.columns.created,
  isSortable: true,
  cell: ({ createdAt }, { formats }) => formats.date(createdAt),
  csv: ({ createdAt }, { formats }) => formats.date(createdAt),
};

/** Buttons to edit and delete a row; without `onDelete` only to edit it. */
export function actionsColumn<Row extends TitledRow>(
  pathOf: (id: string) => string,
): DataColumn<Row, SharedContext & { onDelete?: (row: Row) => void }> {
  return {
    id: 'actions',
    header: ({ shared }) => shared.columns.actions,
    isFixed: true,
    isNarrow: true,
    cell: (row, { shared, onDelete }) => (
      <div className="flex gap-1">
        <Link to={pathOf(row.id)} aria-label={shared.edit(row.title)} className={rowActionStyle}>
          <Pencil aria-hidden className="size-4" />
        </Link>
        {onDelete !== undefined && (
          <button
            type="button"
            aria-label={shared.deleteRow(row.title)}
            onClick={() => onDelete(row)}
            className={`${rowActionStyle} text-clay`}
          >
            <Trash2 aria-hidden className="size-4" />
          </button>
        )}
      </div>
    ),
  };
}
