import { type RefObject, useLayoutEffect, useState } from 'react';
import { useSize } from '../controls/use-size.ts';
import type { GridSize } from './grid-selection.ts';
import type { Place } from './table-edits.ts';

/** Sizes of the grid in rem; the stylesheet uses them through custom properties. */
export const gridRem = { row: 2.25, column: 6.5, header: 9 } as const;

/** Rows and columns rendered beyond the visible part. */
const OVERSCAN = 2;

/** The rows and columns that are rendered. */
export interface GridWindow {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** The scrolled part of a grid. */
export interface GridViewport {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly window: GridWindow;
  /** Number of visible rows. */
  readonly page: number;
  readonly onScroll: () => void;
  /** Scrolls a cell into view. */
  readonly reveal: (place: Place) => void;
}

function remPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

function span(offset: number, length: number, each: number, count: number): readonly [number, number] {
  const first = Math.max(0, Math.floor(offset / each) - OVERSCAN);
  return [first, Math.min(count - 1, Math.ceil((offset + length) / each) + OVERSCAN)];
}

/** Tracks the visible part of a grid, so that only that part is rendered. */
export function useGridWindow({ rows, columns }: GridSize): GridViewport {
  const [element, size] = useSize<HTMLDivElement>();
  const [offset, setOffset] = useState({ top: 0, left: 0 });
  const rem = remPx();
  const px = { row: gridRem.row * rem, column: gridRem.column * rem, header: gridRem.header * rem };
  const height = Math.max(0, (size?.height ?? 0) - px.row);
  const width = Math.max(0, (size?.width ?? 0) - px.header);
  const onScroll = () => {
    const { current } = element;
    if (!current) return;
    // Rounded to whole cells, so that scrolling within a cell does not re-render.
    const top = Math.floor(current.scrollTop / px.row) * px.row;
    const left = Math.floor(current.scrollLeft / px.column) * px.column;
    setOffset((before) => (before.top === top && before.left === left ? before : { top, left }));
  };
  // Fewer rows or columns may have moved the scroll position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the counts change
  useLayoutEffect(onScroll, [rows, columns]);
  const [firstRow, lastRow] = span(offset.top, height, px.row, rows);
  const [firstColumn, lastColumn] = span(offset.left, width, px.column, columns);
  const reveal = ({ row, column }: Place) => {
    const { current } = element;
    if (!current) return;
    const view = { height: current.clientHeight - px.row, width: current.clientWidth - px.header };
    if (row >= 0) {
      const top = row * px.row;
      current.scrollTop = Math.min(top, Math.max(current.scrollTop, top + px.row - view.height));
    }
    if (column >= 0) {
      const left = column * px.column;
      current.scrollLeft = Math.min(left, Math.max(current.scrollLeft, left + px.column - view.width));
    }
  };
  return {
    element,
    window: { firstRow, lastRow, firstColumn, lastColumn },
    page: Math.max(1, Math.floor(height / px.row) - 1),
    onScroll,
    reveal,
  };
}
