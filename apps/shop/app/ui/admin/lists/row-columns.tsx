import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import type { DataColumn } from '../../data-table/data-column.ts';
import type { AdminTexts } from '../texts/admin-texts.ts';
import { rowActionStyle } from './row-action-style.ts';

interface TitledRow {
  id: string;
  title: string;
}

/** The title, linked to the page that edits the row. */
export function titleColumn<Row extends TitledRow>(
  { columns }: AdminTexts,
  pathOf: (id: string) => string,
): DataColumn<Row> {
  return {
    id: 'title',
    header: columns.title,
    isFixed: true,
    cell: ({ id, title }) => (
      <Link to={pathOf(id)} data-open-row="" lang="de" className="font-medium text-forest underline underline-offset-4">
        {title}
      </Link>
    ),
    csv: ({ title }) => title,
  };
}

/** The creation date of a row. */
export function createdColumn<Row extends { createdAt: string }>(
  { columns }: AdminTexts,
  { date }: AdminFormats,
  from?: DataColumn<Row>['from'],
): DataColumn<Row> {
  return {
    id: 'created_at',
    header: columns.created,
    from,
    cell: ({ createdAt }) => date(createdAt),
    csv: ({ createdAt }) => date(createdAt),
  };
}

/** Buttons to edit and delete a row; without `onDelete` only to edit it. */
export function actionsColumn<Row extends TitledRow>(
  texts: AdminTexts,
  pathOf: (id: string) => string,
  onDelete?: (row: Row) => void,
): DataColumn<Row> {
  return {
    id: 'actions',
    header: texts.columns.actions,
    isFixed: true,
    isNarrow: true,
    cell: (row) => (
      <div className="flex gap-1">
        <Link to={pathOf(row.id)} aria-label={texts.edit(row.title)} className={rowActionStyle}>
          <Pencil aria-hidden className="size-4" />
        </Link>
        {onDelete !== undefined && (
          <button
            type="button"
            aria-label={texts.deleteRow(row.title)}
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
