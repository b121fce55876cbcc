import type { Cents, PriceTable, TableAxis, TableRange } from 'configurator-core';

/** A side of a price table. */
export type Side = 'columns' | 'rows';

/** A range of a number field, or the value of an option. */
export type Entry = TableRange | string;

/** The place of a cell; -1 is the header of a column or a row. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** An entry of the changed axis with its previous index; null for a new entry. */
export interface PlacedEntry {
  readonly entry: Entry;
  readonly from: number | null;
}

/** Returns the entries of an axis. */
export function entriesOf(axis: TableAxis): readonly Entry[] {
  return axis.ranges ?? axis.options;
}

/** Returns the entries of a side; empty for the rows of a table with one axis. */
export function entriesAt(table: PriceTable, side: Side): readonly Entry[] {
  const axis = table[side];
  return axis ? entriesOf(axis) : [];
}

/** Whether two entries are the same range or the same option. */
export function isSameEntry(one: Entry, other: Entry): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.from === other.from && one.to === other.to;
}

function withEntries(axis: TableAxis, entries: readonly Entry[]): TableAxis {
  const ranges = entries.filter((entry) => typeof entry !== 'string');
  const options = entries.filter((entry) => typeof entry === 'string');
  return axis.ranges ? { ...axis, ranges } : { ...axis, options };
}

/** Replaces the entries of a side. Cells move with their entry; new entries have empty cells. */
export function rearrange(table: PriceTable, side: Side, entries: readonly PlacedEntry[]): PriceTable {
  const axis = table[side];
  if (!axis) return table;
  const width = entriesAt(table, 'columns').length;
  const empty = Array<null>(width).fill(null);
  const cells =
    side === 'rows'
      ? entries.map(({ from }) => (from === null ? empty : (table.cells[from] ?? empty)))
      : table.cells.map((row) => entries.map(({ from }) => (from === null ? null : (row[from] ?? null))));
  const changed = withEntries(
    axis,
    entries.map(({ entry }) => entry),
  );
  return { ...table, [side]: changed, cells };
}

/** Returns the entries of a side with their places. */
export function placedEntries(table: PriceTable, side: Side): readonly PlacedEntry[] {
  return entriesAt(table, side).map((entry, from) => ({ entry, from }));
}

/** Inserts an entry before a place. */
export function insertEntry(table: PriceTable, side: Side, place: number, entry: Entry): PriceTable {
  return rearrange(table, side, placedEntries(table, side).toSpliced(place, 0, { entry, from: null }));
}

/** Removes an entry with its cells. The last entry of a side stays. */
export function removeEntry(table: PriceTable, side: Side, place: number): PriceTable {
  const entries = placedEntries(table, side);
  return entries.length > 1 ? rearrange(table, side, entries.toSpliced(place, 1)) : table;
}

/** Moves an entry with its cells by one place; the same table at the end. */
export function moveEntry(table: PriceTable, side: Side, place: number, by: 1 | -1): PriceTable {
  const entries = placedEntries(table, side);
  const moved = entries[place];
  const other = entries[place + by];
  if (!moved || !other) return table;
  return rearrange(table, side, entries.with(place, other).with(place + by, moved));
}

/** Replaces an entry; its cells stay. */
export function replaceEntry(table: PriceTable, side: Side, place: number, entry: Entry): PriceTable {
  return rearrange(table, side, placedEntries(table, side).with(place, { entry, from: place }));
}

/** Sets a block of cells from a place on. Cells outside of the table are ignored. */
export function setCells(
  table: PriceTable,
  { row: top, column: left }: Place,
  block: readonly (readonly (Cents | null)[])[],
): PriceTable {
  const cells = table.cells.map((row, at) => {
    const values = block[at - top];
    return values ? row.map((cents, column) => values[column - left] ?? (column - left in values ? null : cents)) : row;
  });
  return { ...table, cells };
}

/** Changes the axis of a side, or removes the rows. Cells are kept if the new axis has an entry at their index. */
export function setAxis(table: PriceTable, side: Side, axis: TableAxis | null): PriceTable {
  if (side === 'columns') {
    if (!axis) return table;
    const cells = table.cells.map((row) => entriesOf(axis).map((_, column) => row[column] ?? null));
    return { ...table, columns: axis, cells };
  }
  const { rows: _rows, ...rest } = table;
  if (!axis) return { ...rest, cells: table.cells.slice(0, 1) };
  const empty = entriesAt(table, 'columns').map(() => null);
  return { ...rest, rows: axis, cells: entriesOf(axis).map((_, row) => table.cells[row] ?? empty) };
}

/** Counts the cells without a price. */
export function countEmpty({ cells }: PriceTable): number {
  return cells.reduce((sum, row) => sum + row.filter((cents) => cents === null).length, 0);
}
