import { buttonStyle } from '#app/ui/buttons/button-style.ts';
import { listTable } from '#app/ui/data-table/list-table.ts';
import { type DeletedRow, deletedRowSchema } from '../api/operations.schema.ts';
import { labelIn, type OperationContext } from '../operation-context.ts';

/** Rows deleted in the last 30 days. */
export const trashTable = listTable<DeletedRow, OperationContext & { onRestore: (row: DeletedRow) => void }>({
  id: 'papierkorb',
  defaultSort: { column: 'deleted_at', isDescending: true },
  columns: [
    {
      id: 'title',
      isSortable: true,
      header: ({ texts }) => texts.trash.itemTitle,
      isFixed: true,
      cell: (row) => <span lang="de">{row.title}</span>,
      csv: (row) => row.title,
    },
    {
      id: 'table_name',
      filter: {
        kind: 'choice',
        values: deletedRowSchema.shape.table_name.options,
        labelOf: (value, { texts }) => labelIn(texts.trash.kinds, value),
      },
      header: ({ texts }) => texts.type,
      cell: (row, { texts }) => texts.trash.kinds[row.table_name],
      csv: (row) => row.table_name,
    },
    {
      id: 'deleted_at',
      isSortable: true,
      header: ({ texts }) => texts.trash.deleted,
      cell: (row, { formats }) => formats.moment(row.deleted_at),
      csv: (row, { formats }) => formats.moment(row.deleted_at),
    },
    {
      id: 'actions',
      header: ({ texts }) => texts.actions,
      isFixed: true,
      isNarrow: true,
      cell: (row, { texts, onRestore }) => (
        <button
          type="button"
          data-open-row=""
          className={buttonStyle('secondary')}
          aria-label={texts.trash.restoreRow(row.title)}
          onClick={() => onRestore(row)}
        >
          {texts.trash.restore}
        </button>
      ),
    },
  ],
});
