import type { Cents } from 'configurator-core';
import { memo, type ReactNode } from 'react';
import { Icon } from '../controls/icon.tsx';
import type { Money } from '../store/money.ts';
import { writeAmountText } from './cell-text.ts';
import { gridRem } from './use-grid-window.ts';

/** The columns that a row renders: the visible ones and the active one. */
export interface RowColumns {
  readonly first: number;
  readonly last: number;
  readonly active: number;
  /** Number of all columns. */
  readonly count: number;
}

function rendered({ first, last, active, count }: RowColumns): readonly number[] {
  const columns = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (active >= 0 && active < count && (active < first || active > last)) columns.push(active);
  return columns;
}

const placeAt = (column: number) => ({ insetInlineStart: `${gridRem.header + column * gridRem.column}rem` });

interface HeadCellProps {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly problems: readonly string[];
  readonly isActive: boolean;
  readonly editor: ReactNode;
}

/** The header of a column or a row, with its problems. */
function HeadCell({ row, column, text, problems, isActive, editor }: HeadCellProps) {
  const isColumn = row === -1;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support it
    <div
      role={isColumn ? 'columnheader' : 'rowheader'}
      className="te-grid-cell te-grid-header"
      aria-colindex={column + 2}
      data-row={row}
      data-column={column}
      data-problem={problems.length > 0 || undefined}
      tabIndex={isActive ? 0 : -1}
      title={problems.join(' ') || undefined}
      style={isColumn ? placeAt(column) : undefined}
    >
      {editor ?? (
        <>
          <span className="te-grid-text">{text}</span>
          {problems.length > 0 && <Icon name="warning" />}
          {problems.length > 0 && <span className="te-unseen">{problems.join(' ')}</span>}
        </>
      )}
    </div>
  );
}

interface GridHeadProps {
  readonly corner: string;
  readonly texts: readonly string[];
  readonly problemsAt: (column: number) => readonly string[];
  readonly columns: RowColumns;
  /** Whether the active cell is one of these headers. */
  readonly isActive: boolean;
  readonly editor: ReactNode;
}

/** The headers of the columns. */
export function GridHead({ corner, texts, problemsAt, columns, isActive, editor }: GridHeadProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot render only the part that is in sight
    // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
    <div role="row" className="te-grid-row te-grid-head" aria-rowindex={1}>
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot render only the part that is in sight */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the corner only names the sides */}
      <div role="columnheader" className="te-grid-cell te-grid-corner" aria-colindex={1} title={corner}>
        <span className="te-grid-text">{corner}</span>
      </div>
      {rendered(columns).map((column) => (
        <HeadCell
          key={column}
          row={-1}
          column={column}
          text={texts[column] ?? ''}
          problems={problemsAt(column)}
          isActive={isActive && column === columns.active}
          editor={isActive && column === columns.active ? editor : null}
        />
      ))}
    </div>
  );
}

interface GridRowProps {
  readonly row: number;
  readonly cells: readonly (Cents | null)[];
  readonly header: string;
  /** Whether the header can be edited. */
  readonly hasHeader: boolean;
  readonly problems: readonly string[];
  readonly money: Money;
  readonly firstColumn: number;
  readonly lastColumn: number;
  /** The active column; null if the active cell is in another row. */
  readonly activeColumn: number | null;

  /** The selected columns; `selectedFrom` is greater than `selectedTo` if none are selected. */
  readonly selectedFrom: number;
  readonly selectedTo: number;
  /** The editor of the active cell. */
  readonly editor: ReactNode;
}

/** A row of prices. Re-renders only if its own cells or its part of the selection change. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, cells, header, problems, money, activeColumn, editor } = props;
  const columns = { first: props.firstColumn, last: props.lastColumn, active: activeColumn ?? -1, count: cells.length };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot render only the part that is in sight
    // biome-ignore lint/a11y/useFocusableInteractive: its cells have the focus
    <div
      role="row"
      className="te-grid-row"
      aria-rowindex={row + 2}
      style={{ insetBlockStart: `${(row + 1) * gridRem.row}rem` }}
    >
      {props.hasHeader ? (
        <HeadCell
          row={row}
          column={-1}
          text={header}
          problems={problems}
          isActive={activeColumn === -1}
          editor={activeColumn === -1 ? editor : null}
        />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a table cannot render only the part that is in sight
        // biome-ignore lint/a11y/useFocusableInteractive: nothing can be done with it
        <div role="rowheader" className="te-grid-cell te-grid-header" aria-colindex={1}>
          <span className="te-grid-text">{header}</span>
        </div>
      )}
      {rendered(columns).map((column) => {
        const isActive = column === activeColumn;
        const text = writeAmountText(cells[column] ?? null, money);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a table cannot render only the part that is in sight
          <div
            key={column}
            role="gridcell"
            className="te-grid-cell"
            aria-colindex={column + 2}
            aria-selected={column >= props.selectedFrom && column <= props.selectedTo}
            data-row={row}
            data-column={column}
            data-empty={text === '' || undefined}
            tabIndex={isActive ? 0 : -1}
            style={placeAt(column)}
          >
            {(isActive && editor) || text}
          </div>
        );
      })}
    </div>
  );
});
