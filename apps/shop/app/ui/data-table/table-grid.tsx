import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { Elements } from '../page/elements.ts';
import type { DataTableProps } from './data-table-props.ts';
import type { ShownColumn } from './list-table.ts';
import type { TableTexts } from './texts/table-texts.ts';

interface RowSelection {
  isSelected: (id: string) => boolean;
  toggle: (id: string) => void;
  areAllSelected: boolean;
  toggleAll: () => void;
}

type TableGridProps<Row> = Omit<DataTableProps<Row, never>, 'table' | 'context'> & {
  words: TableTexts;
  visibleColumns: readonly ShownColumn<Row>[];
  selection: RowSelection | null;
  onSort: (columnId: string) => void;
  empty?: Elements;
};

/** Gives links in a row the minimum height of a click target. */
const targetStyle = '[&_a.underline]:inline-flex [&_a.underline]:min-h-6 [&_a.underline]:items-center';

function cellStyle<Row>({ isNumeric, isNarrow, from }: ShownColumn<Row>): string {
  return `px-3 py-2 ${isNarrow ? 'w-px ' : ''}${isNumeric ? 'text-end tabular-nums' : 'text-start'} ${from === undefined ? '' : `from-${from}`}`;
}

/** Role of a cell in a card: the first fixed column is the heading. */
function cardRole<Row>(column: ShownColumn<Row>, columns: readonly ShownColumn<Row>[]): string {
  if (column.id === 'actions') return 'is-actions';
  return column === columns.find(({ isFixed }) => isFixed) ? 'is-title' : '';
}

/** Head and rows of a table. Rows become cards if the table is narrow, see `data-table.css`. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { page, query, words, visibleColumns, selection, rowId, rowLabel, isDimmed, isLoading, empty } = props;
  if (page.total === 0 && query.search === '' && Object.keys(query.filters).length === 0) {
    return empty ?? <p className="py-12 text-center text-ink-soft">{words.nothing}</p>;
  }
  return (
    <div className="data-table-frame max-h-[75dvh] overflow-auto rounded-card border border-line bg-surface">
      <table
        className="w-full border-separate border-spacing-0 text-sm"
        aria-busy={isLoading || undefined}
        aria-label={props.label}
      >
        <thead className="sticky top-0 z-10 bg-surface">
          <tr>
            {selection !== null && (
              <th scope="col" className="w-11 border-line border-b">
                <SelectBox
                  label={words.selectAll}
                  isSelected={selection.areAllSelected}
                  onToggle={selection.toggleAll}
                />
              </th>
            )}
            {visibleColumns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={
                  query.sort.column === column.id ? (query.sort.isDescending ? 'descending' : 'ascending') : undefined
                }
                className={`whitespace-nowrap border-line border-b font-semibold ${cellStyle(column)}`}
              >
                {column.isSortable ? (
                  <button
                    type="button"
                    onClick={() => props.onSort(column.id)}
                    className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 hover:bg-mist"
                  >
                    <span>{column.header}</span>
                    <SortSign isSorted={query.sort.column === column.id} isDescending={query.sort.isDescending} />
                  </button>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={isLoading ? 'opacity-60 transition-opacity motion-reduce:transition-none' : ''}>
          {page.rows.map((row) => {
            const id = rowId(row);
            return (
              <tr
                key={id}
                data-row={id}
                tabIndex={-1}
                className={`align-middle outline-offset-[-2px] focus-visible:outline-2 ${selection?.isSelected(id) ? 'bg-mist' : 'hover:bg-mist/60'} ${isDimmed?.(row) ? 'is-dimmed' : ''}`}
              >
                {selection !== null && (
                  <td className="is-select border-line border-b">
                    <SelectBox
                      label={words.selectRow(rowLabel(row))}
                      isSelected={selection.isSelected(id)}
                      onToggle={() => selection.toggle(id)}
                      isRow
                    />
                  </td>
                )}
                {visibleColumns.map((column) => (
                  <td
                    key={column.id}
                    data-label={column.header}
                    className={`border-line border-b ${targetStyle} ${cellStyle(column)} ${cardRole(column, visibleColumns)}`}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {page.rows.length === 0 && (
        <div className="py-12 text-center text-ink-soft">
          <p>{props.noneFound ?? words.nothingFound}</p>
          <p>{words.changeSearch}</p>
        </div>
      )}
    </div>
  );
}

function SelectBox({
  label,
  isSelected,
  onToggle,
  isRow = false,
}: {
  label: string;
  isSelected: boolean;
  onToggle: () => void;
  isRow?: boolean;
}) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={onToggle}
        data-select-row={isRow ? '' : undefined}
        className="size-5 accent-forest"
      />
    </label>
  );
}

function SortSign({ isSorted, isDescending }: { isSorted: boolean; isDescending: boolean }) {
  const Sign = isSorted ? (isDescending ? ArrowDown : ArrowUp) : ArrowUpDown;
  return <Sign aria-hidden className={`size-3.5 ${isSorted ? '' : 'text-ink-soft'}`} />;
}
