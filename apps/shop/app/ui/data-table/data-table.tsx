import {
  columnVisibilityFeature,
  type RowSelectionState,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { TableDefinition, TablePage } from '#app/lib/table/table-definition.ts';
import type { TableQuery } from '#app/lib/table/table-query.ts';
import type { DataColumn } from './data-column.ts';
import { TableGrid } from './table-grid.tsx';
import { TablePager } from './table-pager.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { type TableLanguage, tableWords } from './texts/table-words.ts';
import { useRowKeys } from './use-row-keys.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

export interface DataTableProps<Row> {
  definition: TableDefinition;
  columns: readonly DataColumn<Row>[];
  page: TablePage<Row>;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  /** What the table is called, for screen readers. */
  label: string;
  /** Name of the search, which says what it covers. */
  searchLabel: string;
  language: TableLanguage;
  rowId: (row: Row) => string;
  /** Names a row in its controls. */
  rowLabel: (row: Row) => string;
  isDimmed?: (row: Row) => boolean;
  /** What can be done with the selected rows; without it nothing can be selected. */
  bulkActions?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** Every row of the filtered set, page by page, for the export. */
  loadAll?: () => Promise<readonly Row[]>;
  /** Shown in place of the rows where there are none at all. */
  empty?: ReactNode;
  isLoading?: boolean;
}

/**
 * A table over rows the server pages, orders, filters and searches. Its whole state is the query; the rows come
 * in as one page.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { definition, columns, page, query, onQueryChange, rowId, language, bulkActions } = props;
  const words = tableWords[language];
  const frame = useRef<HTMLElement>(null);
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  useRowKeys(frame);

  const tableColumns = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: (entry: { row: Row }) => entry.row,
        sortDescFirst: false,
        enableSorting: definition.sortable.includes(column.id),
        enableHiding: !column.isFixed,
      })),
    [columns, definition],
  );
  const data = useMemo(() => page.rows.map((row) => ({ row })), [page.rows]);
  const table = useTable({
    features,
    columns: tableColumns,
    data,
    getRowId: ({ row }) => rowId(row),
    rowCount: page.total,
    manualPagination: true,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    state: {
      columnVisibility: Object.fromEntries(query.hiddenColumns.map((id) => [id, false])),
      pagination: { pageIndex: query.page - 1, pageSize: definition.pageSize },
      rowSelection,
      sorting: [{ id: query.sort.column, desc: query.sort.isDescending }],
    },
    onRowSelectionChange: setRowSelection,
    onSortingChange: (update) => {
      const [sort] = typeof update === 'function' ? update(table.state.sorting) : update;
      if (sort !== undefined) onQueryChange({ ...query, page: 1, sort: { column: sort.id, isDescending: sort.desc } });
    },
  });
  const visible = new Set(table.getVisibleLeafColumns().map(({ id }) => id));
  const selected = page.rows.filter((row) => rowSelection[rowId(row)] === true);
  const clearSelection = () => setRowSelection({});

  return (
    <section ref={frame} aria-label={props.label} className="data-table flex flex-col gap-4">
      <TableToolbar {...props} words={words} />
      {bulkActions !== undefined && selected.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 rounded-control bg-mist px-4 py-2">
          <p role="status" className="font-medium">
            {words.selected(selected.length)}
          </p>
          {bulkActions(selected, clearSelection)}
          <button type="button" className="min-h-11 px-2 text-forest underline" onClick={clearSelection}>
            {words.clearSelection}
          </button>
        </div>
      )}
      <TableGrid
        {...props}
        words={words}
        visibleColumns={columns.filter(({ id }) => visible.has(id))}
        selection={
          bulkActions === undefined
            ? null
            : {
                isSelected: (id) => rowSelection[id] === true,
                toggle: (id) => table.getRow(id).toggleSelected(),
                areAllSelected: table.getIsAllPageRowsSelected(),
                toggleAll: () => table.toggleAllPageRowsSelected(),
              }
        }
        onSort={(id) => table.getColumn(id)?.toggleSorting()}
      />
      <TablePager
        page={query.page}
        pageSize={definition.pageSize}
        total={page.total}
        words={words}
        onPage={(next) => onQueryChange({ ...query, page: next })}
      />
    </section>
  );
}
