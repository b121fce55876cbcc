import type { Place } from './table-edits.ts';

/** The active cell, and the cell where the selection started. */
export interface Selection {
  readonly active: Place;
  readonly anchor: Place;
}

/** The size of a grid. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Whether rows have a header that can be edited. */
  readonly hasRowHeaders: boolean;
}

/** A key press in the grid. */
export interface GridKey {
  readonly key: string;
  readonly isCtrl: boolean;
  /** Number of rows that Page Up and Page Down move by. */
  readonly page: number;
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Clamps a place to the grid. There is no cell in the corner. */
export function clampPlace({ row, column }: Place, { rows, columns, hasRowHeaders }: GridSize): Place {
  const inside = {
    row: within(row, -1, rows - 1),
    column: within(column, hasRowHeaders ? -1 : 0, columns - 1),
  };
  return inside.row === -1 && inside.column === -1 ? { row: 0, column: -1 } : inside;
}

/** Returns the place to select after a key; null for other keys. */
export function placeAfterKey({ row, column }: Place, { key, isCtrl, page }: GridKey, size: GridSize): Place | null {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const step = (rows: number, columns: number): Place => {
    const next = clampPlace({ row: row + rows, column: column + columns }, size);
    // The corner cannot be reached from the first header of a side.
    return row === -1 || column === -1 ? (row + rows === -1 && column + columns === -1 ? { row, column } : next) : next;
  };
  switch (key) {
    case 'ArrowUp':
      return isCtrl ? { row: Math.min(row, 0), column } : step(-1, 0);
    case 'ArrowDown':
      return isCtrl ? { row: last.row, column } : step(1, 0);
    case 'ArrowLeft':
      return isCtrl ? { row, column: Math.min(column, 0) } : step(0, -1);
    case 'ArrowRight':
      return isCtrl ? { row, column: last.column } : step(0, 1);
    case 'Home':
      return isCtrl ? { row: 0, column: 0 } : { row, column: 0 };
    case 'End':
      return isCtrl ? last : { row, column: last.column };
    case 'PageUp':
      return clampPlace({ row: Math.max(0, row - page), column }, size);
    case 'PageDown':
      return clampPlace({ row: row + page, column }, size);
    default:
      return null;
  }
}

/** Returns the first and the last cell of a selection, without headers. */
export function rectangleOf({ active, anchor }: Selection): { readonly from: Place; readonly to: Place } {
  const sorted = (one: number, other: number) => [Math.max(0, Math.min(one, other)), Math.max(0, one, other)] as const;
  const [top, bottom] = sorted(active.row, anchor.row);
  const [left, right] = sorted(active.column, anchor.column);
  return { from: { row: top, column: left }, to: { row: bottom, column: right } };
}

/** Returns the next or previous cell in row order; null at the end of the grid. */
export function neighbourCell({ row, column }: Place, by: 1 | -1, { rows, columns }: GridSize): Place | null {
  const next = Math.max(0, row) * columns + Math.max(0, column) + by;
  return next >= 0 && next < rows * columns ? { row: Math.floor(next / columns), column: next % columns } : null;
}
