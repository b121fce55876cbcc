import type { PriceTable, TableAxis } from '../contract/prices/price-table.ts';
import type { FieldValue } from '../field-types/values/value.ts';
import type { Cents } from '../money.ts';

/** Returns the index of the range that contains the number or, with `round_up`, of the next one; -1 if none. */
function placeOfNumber(ranges: NonNullable<TableAxis['ranges']>, value: number, gap: PriceTable['gap']): number {
  const own = ranges.findIndex(({ from, to }) => from <= value && value <= to);
  if (own >= 0 || gap === 'reject') return own;
  return ranges.reduce((best, { from }, place) => {
    const least = ranges[best]?.from ?? Number.POSITIVE_INFINITY;
    return from > value && from < least ? place : best;
  }, -1);
}

/** Returns the index of the axis entry that a value belongs to, or -1 if the table has none. */
export type AxisLookup = (value: FieldValue) => number;

/** Returns whether the ranges are ascending. Neighbours may share an end. */
function isAscending(ranges: NonNullable<TableAxis['ranges']>): boolean {
  return ranges.every(({ from }, place) => place === 0 || from >= (ranges[place - 1]?.to ?? from));
}

/** Creates the lookup of an axis. Ascending ranges are searched by bisection. */
export function axisLookup(axis: TableAxis, gap: PriceTable['gap']): AxisLookup {
  const { ranges, options } = axis;
  if (options) {
    const places = new Map(options.map((value, place) => [value, place] as const).reverse());
    return (value) => (typeof value === 'string' ? (places.get(value) ?? -1) : -1);
  }
  if (!isAscending(ranges)) return (value) => placeOnAxis(axis, value, gap);
  return (value) => {
    if (typeof value !== 'number') return -1;
    let low = 0;
    let high = ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.to ?? value) < value) low = middle + 1;
      else high = middle;
    }
    const found = ranges[low];
    return found !== undefined && (gap === 'round_up' || found.from <= value) ? low : -1;
  };
}

/** Returns the index of the axis entry that a value belongs to, or -1 if the table has none. */
export function placeOnAxis(axis: TableAxis, value: FieldValue, gap: PriceTable['gap']): number {
  if (axis.ranges) return typeof value === 'number' ? placeOfNumber(axis.ranges, value, gap) : -1;
  return typeof value === 'string' ? axis.options.indexOf(value) : -1;
}

/** A cell of a table. */
export interface TableCell {
  /** Column index. */
  readonly column: number;
  /** Row index; 0 in a table with one field. */
  readonly row: number;
  /** EUR cents; null if the cell is empty. */
  readonly cents: Cents | null;
}

/** Returns the cell at the given indexes, or null if one of them is -1. */
export function cellAt({ cells }: PriceTable, column: number, row: number): TableCell | null {
  if (column < 0 || row < 0) return null;
  return { column, row, cents: cells[row]?.[column] ?? null };
}
