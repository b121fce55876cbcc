import { useMemo, useRef, useState } from 'react';
import { FirstPage } from '../admin/lists/first-page.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { DroppedNotice } from './dropped-notice.tsx';
import { shownColumns, shownFilters } from './list-table.ts';
import { TableGrid } from './table-grid.tsx';
import { TablePager } from './table-pager.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { tableTexts } from './texts/table-texts.ts';
import { useRowKeys } from './use-row-keys.ts';

/**
 * A table whose rows the server pages, sorts, filters and searches. The query is its whole state; the rows are one
 * page.
 */
export function DataTable<Row, Context>(props: DataTableProps<Row, Context>) {
  const { table, context, page, query, onQueryChange, rowId, language, bulkActions } = props;
  const words = tableTexts[language];
  const frame = useRef<HTMLElement>(null);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  useRowKeys(frame);
  const columns = useMemo(() => shownColumns(table, context), [table, context]);
  const filters = useMemo(() => shownFilters(table, context), [table, context]);

  const pageIds = page.rows.map(rowId);
  const areAllSelected = pageIds.length > 0 && pageIds.every((id) => selectedIds.includes(id));
  const selected = page.rows.filter((row) => selectedIds.includes(rowId(row)));
  const clearSelection = () => setSelectedIds([]);
  // The database rejects most pages past the last one, but not one that starts right after the last row.
  const isPastLastPage = query.page > 1 && page.rows.length === 0 && page.total > 0;
  const sortBy = (column: string) => {
    const isDescending = query.sort.column === column && !query.sort.isDescending;
    onQueryChange({ ...query, page: 1, sort: { column, isDescending } });
  };

  return (
    <section ref={frame} aria-label={props.label} className="data-table flex flex-col gap-4">
      {isPastLastPage && <FirstPage />}
      <TableToolbar {...props} columns={columns} filters={filters} words={words} />
      <DroppedNotice dropped={query.dropped} filters={filters} words={words} />
      {bulkActions !== undefined && selected.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 rounded-control bg-mist px-4 py-2">
          <p role="status" className="font-medium">
            {words.selected(selected.length)}
          </p>
          <span className="contents">{bulkActions(selected, clearSelection)}</span>
          <button type="button" className="min-h-11 px-2 text-forest underline" onClick={clearSelection}>
            {words.clearSelection}
          </button>
        </div>
      )}
      <TableGrid
        {...props}
        words={words}
        visibleColumns={columns.filter(({ id }) => !query.hiddenColumns.includes(id))}
        selection={
          bulkActions === undefined
            ? null
            : {
                isSelected: (id) => selectedIds.includes(id),
                toggle: (id) =>
                  setSelectedIds((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])),
                areAllSelected,
                toggleAll: () => {
                  const onOtherPages = selectedIds.filter((id) => !pageIds.includes(id));
                  setSelectedIds(areAllSelected ? onOtherPages : [...onOtherPages, ...pageIds]);
                },
              }
        }
        onSort={sortBy}
      />
      <TablePager
        page={query.page}
        pageSize={table.pageSize}
        total={page.total}
        words={words}
        onPage={(next) => onQueryChange({ ...query, page: next })}
      />
    </section>
  );
}
