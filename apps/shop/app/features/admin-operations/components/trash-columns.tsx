import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import { buttonStyle } from '#app/ui/buttons/button-style.ts';
import type { DataColumn } from '#app/ui/data-table/data-column.ts';
import type { DeletedRow } from '../api/operations.schema.ts';
import type { OperationTexts } from '../texts/operation-texts.ts';

/** Columns of the deleted rows. */
export function trashColumns(
  texts: OperationTexts,
  formats: AdminFormats,
  onRestore: (row: DeletedRow) => void,
): readonly DataColumn<DeletedRow>[] {
  const { trash } = texts;
  return [
    {
      id: 'title',
      header: trash.itemTitle,
      isFixed: true,
      cell: (row) => <span lang="de">{row.title}</span>,
      csv: (row) => row.title,
    },
    {
      id: 'table_name',
      header: texts.type,
      cell: (row) => trash.kinds[row.table_name],
      csv: (row) => row.table_name,
    },
    {
      id: 'deleted_at',
      header: trash.deleted,
      cell: (row) => formats.moment(row.deleted_at),
      csv: (row) => formats.moment(row.deleted_at),
    },
    {
      id: 'actions',
      header: texts.actions,
      isFixed: true,
      isNarrow: true,
      cell: (row) => (
        <button
          type="button"
          data-open-row=""
          className={buttonStyle('secondary')}
          aria-label={trash.restoreRow(row.title)}
          onClick={() => onRestore(row)}
        >
          {trash.restore}
        </button>
      ),
    },
  ];
}
