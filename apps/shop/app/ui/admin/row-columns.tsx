import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '../../lib/format-date.ts';
import type { DataColumn } from '../data-table/data-column.ts';
import { rowActionStyle } from './row-action-style.ts';

interface TitledRow {
  id: string;
  title: string;
}

/** The title, which leads to the page where the row is edited. */
export function titleColumn<Row extends TitledRow>(pathOf: (id: string) => string): DataColumn<Row> {
  return {
    id: 'title',
    header: 'Titel',
    isFixed: true,
    cell: ({ id, title }) => (
      <Link to={pathOf(id)} data-open-row="" className="font-medium text-forest underline underline-offset-4">
        {title}
      </Link>
    ),
    csv: ({ title }) => title,
  };
}

/** The day a row was made. */
export function createdColumn<Row extends { createdAt: string }>(from?: DataColumn<Row>['from']): DataColumn<Row> {
  return {
    id: 'created_at',
    header: 'Erstellt',
    from,
    cell: ({ createdAt }) => formatDate(createdAt),
    csv: ({ createdAt }) => formatDate(createdAt),
  };
}

/** Editing and deleting a row; without `onDelete` it can only be edited. */
export function actionsColumn<Row extends TitledRow>(
  pathOf: (id: string) => string,
  onDelete?: (row: Row) => void,
): DataColumn<Row> {
  return {
    id: 'actions',
    header: 'Aktionen',
    isFixed: true,
    isNarrow: true,
    cell: (row) => (
      <div className="flex gap-1">
        <Link to={pathOf(row.id)} aria-label={`${row.title} bearbeiten`} className={rowActionStyle}>
          <Pencil aria-hidden className="size-4" />
        </Link>
        {onDelete !== undefined && (
          <button
            type="button"
            aria-label={`${row.title} löschen`}
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
