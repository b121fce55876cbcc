import { writeTable } from 'configurator-core/text';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { defaultTableQuery } from '#app/lib/table/table-query.ts';
import { closeToast, showErrorToast } from '#app/lib/toasts.ts';
import { Spinner } from '../states/spinner.tsx';
import { ColumnMenu } from './column-menu.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { downloadFile } from './download-file.ts';
import { FilterMenu } from './filter-menu.tsx';
import type { ShownColumn, ShownFilter } from './list-table.ts';
import { SearchBox } from './search-box.tsx';
import type { TableTexts } from './texts/table-texts.ts';
import { toolbarButtonStyle } from './toolbar-button-style.ts';
import { ViewsMenu } from './views-menu.tsx';

/** Search, filters, views, columns and export above a table. */
export function TableToolbar<Row, Context>({
  table,
  columns,
  filters,
  query,
  onQueryChange,
  searchLabel,
  loadAll,
  words,
}: Omit<DataTableProps<Row, Context>, 'context'> & {
  columns: readonly ShownColumn<Row>[];
  filters: readonly ShownFilter[];
  words: TableTexts;
}) {
  const [isExporting, setIsExporting] = useState(false);
  // More than two filters would wrap the tools, so they get their own line.
  const haveFiltersOwnLine = filters.length > 2;
  const isNarrowed = query.search !== '' || Object.keys(query.filters).length > 0;

  async function exportRows() {
    if (loadAll === undefined || isExporting) return;
    setIsExporting(true);
    try {
      const rows = await loadAll();
      const exported = columns.flatMap(({ header, csv }) => (csv === undefined ? [] : [{ header, csv }]));
      const text = writeTable(
        [exported.map(({ header }) => header), ...rows.map((row) => exported.map(({ csv }) => csv(row)))],
        { delimiter: ';' },
      );
      downloadFile(`${table.id}.csv`, text);
      closeToast('export');
    } catch {
      showErrorToast({ title: words.exportFailed, id: 'export' });
    } finally {
      setIsExporting(false);
    }
  }

  const menus = (
    <>
      {filters.map((filter) => (
        <FilterMenu
          key={filter.id}
          filter={filter}
          query={query}
          words={words}
          onChange={(values) => {
            const { [filter.id]: _, ...others } = query.filters;
            onQueryChange({
              ...query,
              page: 1,
              filters: values === null ? others : { ...others, [filter.id]: values },
            });
          }}
        />
      ))}
      {isNarrowed && (
        <button
          type="button"
          className="min-h-11 px-2 text-forest text-sm underline"
          onClick={() => {
            const untouched = defaultTableQuery(table);
            onQueryChange({ ...query, search: untouched.search, filters: untouched.filters, page: 1 });
          }}
        >
          {words.filtersReset}
        </button>
      )}
    </>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox
        value={query.search}
        label={searchLabel}
        words={words}
        onSearch={(search) => onQueryChange({ ...query, search, page: 1 })}
      />
      {!haveFiltersOwnLine && menus}
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        <ViewsMenu tableId={table.id} words={words} />
        <ColumnMenu
          columns={columns}
          hidden={query.hiddenColumns}
          words={words}
          onChange={(hiddenColumns) => onQueryChange({ ...query, hiddenColumns })}
        />
        {loadAll !== undefined && (
          <button type="button" className={toolbarButtonStyle} aria-busy={isExporting} onClick={exportRows}>
            {isExporting ? <Spinner label={null} className="size-4" /> : <Download aria-hidden className="size-4" />}
            <span>{words.export}</span>
          </button>
        )}
      </div>
      {haveFiltersOwnLine && <div className="flex w-full flex-wrap items-center gap-2">{menus}</div>}
    </div>
  );
}
