import { type Cents, err, type Field, ok, type PriceTable, type Result } from 'configurator-core';
import type { Money } from '../store/money.ts';
import { readAmountText, readEntry } from './cell-text.ts';
import {
  countEmpty,
  type Entry,
  entriesAt,
  isSameEntry,
  type Place,
  type PlacedEntry,
  placedEntries,
  rearrange,
  type Side,
  setCells,
} from './table-edits.ts';

/** Maximum number of entries of one side, as the contract states. */
const MAX_ENTRIES = 1000;

/** Why a block of cells cannot be pasted. Lines and columns of the block are counted from 1. */
export type PasteFault =
  | {
      readonly code: 'amount' | 'entry' | 'doubled';
      readonly line: number;
      readonly column: number;
      readonly text: string;
    }
  | { readonly code: 'beyond'; readonly side: Side; readonly count: number }
  | { readonly code: 'too_many'; readonly most: number }
  | { readonly code: 'open_quote'; readonly line: number }
  | { readonly code: 'no_header' | 'no_rows' };

/** A table after pasting. */
export interface Pasted {
  readonly table: PriceTable;
  /** Number of prices in the block. */
  readonly count: number;
  readonly hasHeader: boolean;
}

/** A table with the fields of its sides. */
export interface TableContext {
  readonly table: PriceTable;
  readonly fields: Readonly<Record<Side, Field | undefined>>;
  readonly money: Money;
}

type Lines = readonly (readonly string[])[];

/** A block split into headers and cells. */
interface HeaderBlock {
  readonly columns: readonly string[];
  /** null in a table with one axis. */
  readonly rows: readonly string[] | null;
  readonly cells: Lines;
  /** Number of columns before the cells. */
  readonly offset: number;
}

/** Reads the entries of a header in order, because `bis 60` starts where the entry before it ends. */
function read(
  texts: readonly string[],
  side: Side,
  { table, fields, money: { locale } }: TableContext,
): readonly (Entry | null)[] {
  const isRange = table[side]?.ranges !== undefined;
  const entries: (Entry | null)[] = [];
  for (const text of texts) {
    entries.push(readEntry(text, { locale, isRange, field: fields[side], before: entries.at(-1) ?? undefined }));
  }
  return entries;
}

/** Whether texts are unambiguously a header: options, ranges, or numbers in ascending order. */
function isHeader(texts: readonly string[], side: Side, context: TableContext): boolean {
  const entries = read(texts, side, context);
  const known = entries.filter((entry) => entry !== null);
  if (known.length < entries.length) return false;
  return known.every((entry, place) => {
    const before = known[place - 1];
    return typeof entry === 'string' || typeof before === 'string' || before === undefined || before.from < entry.from;
  });
}

/**
 * Whether the texts around a block are meant as its header, although some are invalid: none is a mere amount, unless the
 * side can read it.
 */
function isMeantAsHeader(sides: Readonly<Partial<Record<Side, readonly string[]>>>, context: TableContext): boolean {
  const isAmount = (text: string) => readAmountText(text, context.money).ok;
  const texts = [...(sides.columns ?? []), ...(sides.rows ?? [])];
  if (texts.every(isAmount)) return false;
  return (['columns', 'rows'] as const).every((side) => {
    const entries = read(sides[side] ?? [], side, context);
    return (sides[side] ?? []).every((text, place) => entries[place] !== null || !isAmount(text));
  });
}

/** Splits a block with a header. @param isCertain whether it has one; otherwise it is detected */
function headerBlock(lines: Lines, context: TableContext, isCertain: boolean): HeaderBlock | null {
  const [top = [], ...below] = lines;
  const [corner = ''] = top;
  const isNamed = corner.trim() !== '' && !readAmountText(corner, context.money).ok;
  const isLabel = isNamed && read([corner], 'columns', context)[0] === null;
  if (context.table.rows) {
    const block = {
      columns: top.slice(1),
      rows: below.map(([first = '']) => first),
      cells: below.map((line) => line.slice(1)),
      offset: 1,
    };
    if (block.columns.length === 0 || below.length === 0) return null;
    if (isCertain) return block;
    if (corner.trim() !== '' && !isNamed) return null;
    // A corner with text indicates a header, which may still have invalid entries.
    const isFound = isHeader(block.columns, 'columns', context) && isHeader(block.rows, 'rows', context);
    return isFound || isLabel || isMeantAsHeader(block, context) ? block : null;
  }
  if (below.length !== 1) return null;
  const offset = isLabel ? 1 : 0;
  const block = { columns: top.slice(offset), rows: null, cells: below.map((line) => line.slice(offset)), offset };
  if (block.columns.length === 0) return null;
  const isFound = isHeader(block.columns, 'columns', context) || isMeantAsHeader({ columns: block.columns }, context);
  return isCertain || isLabel || isFound ? block : null;
}

function readCells(lines: Lines, { money }: TableContext, from: Place): Result<(Cents | null)[][], PasteFault[]> {
  const faults: PasteFault[] = [];
  const cells = lines.map((line, row) =>
    line.map((text, column) => {
      const cents = readAmountText(text, money);
      if (cents.ok) return cents.value;
      faults.push({ code: 'amount', line: from.row + row + 1, column: from.column + column + 1, text });
      return null;
    }),
  );
  return faults.length > 0 ? err(faults) : ok(cells);
}

/** Merges a header's entries into a side: known ones keep their place, ranges are sorted in, options appended. */
function mergeEntries(existing: readonly PlacedEntry[], entries: readonly Entry[]): readonly PlacedEntry[] {
  const merged = [...existing];
  for (const entry of entries) {
    if (merged.some((other) => isSameEntry(other.entry, entry))) continue;
    const next = merged.findIndex(
      (other) => typeof entry !== 'string' && typeof other.entry !== 'string' && other.entry.from > entry.from,
    );
    merged.splice(next < 0 ? merged.length : next, 0, { entry, from: null });
  }
  return merged;
}

function readHeader(
  texts: readonly string[],
  side: Side,
  context: TableContext,
  offset: number,
): Result<readonly Entry[], PasteFault[]> {
  const faults: PasteFault[] = [];
  const entries: Entry[] = [];
  const known = read(texts, side, context);
  texts.forEach((text, place) => {
    const entry = known[place] ?? null;
    const where = side === 'columns' ? { line: 1, column: place + offset + 1 } : { line: place + 2, column: 1 };
    if (entry === null) faults.push({ code: 'entry', ...where, text });
    else if (entries.some((other) => isSameEntry(other, entry))) faults.push({ code: 'doubled', ...where, text });
    else entries.push(entry);
  });
  return faults.length > 0 ? err(faults) : ok(entries);
}

function pasteWithHeader(
  block: HeaderBlock,
  context: TableContext,
  isReplacing: boolean,
): Result<Pasted, readonly PasteFault[]> {
  const { table } = context;
  const columns = readHeader(block.columns, 'columns', context, block.offset);
  const rows = block.rows ? readHeader(block.rows, 'rows', context, 0) : ok([]);
  const cells = readCells(block.cells, context, { row: 1, column: block.offset });
  if (!columns.ok || !rows.ok || !cells.ok) {
    return err([columns, rows, cells].flatMap((part) => (part.ok ? [] : part.error)));
  }
  const isFresh = isReplacing || countEmpty(table) === table.cells.length * entriesAt(table, 'columns').length;
  const merge = (side: Side, entries: readonly Entry[]) =>
    mergeEntries(isFresh ? [] : placedEntries(table, side), entries);
  const columnList = merge('columns', columns.value);
  const rowList = block.rows ? merge('rows', rows.value) : null;
  if (Math.max(columnList.length, rowList?.length ?? 0) > MAX_ENTRIES) {
    return err([{ code: 'too_many', most: MAX_ENTRIES }]);
  }
  const placeIn = (list: readonly PlacedEntry[], entry: Entry) =>
    list.findIndex((other) => isSameEntry(other.entry, entry));
  const columnPlaces = columns.value.map((entry) => placeIn(columnList, entry));
  const rowPlaces = block.rows ? rows.value.map((entry) => placeIn(rowList ?? [], entry)) : [0];
  const wide = rearrange(table, 'columns', columnList);
  const grown = rowList ? rearrange(wide, 'rows', rowList) : wide;
  const next = grown.cells.map((row) => [...row]);
  rowPlaces.forEach((row, line) => {
    columnPlaces.forEach((column, at) => {
      const target = next[row];
      if (target) target[column] = cells.value[line]?.[at] ?? null;
    });
  });
  return ok({ table: { ...grown, cells: next }, count: rowPlaces.length * columnPlaces.length, hasHeader: true });
}

/**
 * Pastes a block of cells, all or nothing. A block with the table's header extends the table and fills the rows and
 * columns that it names. An empty table adopts the header. Any other block fills the cells from a place on.
 */
export function pasteCells(lines: Lines, at: Place, context: TableContext): Result<Pasted, readonly PasteFault[]> {
  const header = headerBlock(lines, context, false);
  if (header) return pasteWithHeader(header, context, false);
  const { table } = context;
  // Reports a single fault, since choosing a field for the rows fixes all lines.
  if (!table.rows && lines.length > 1) return err([{ code: 'no_rows' }]);
  const start = { row: Math.max(0, at.row), column: Math.max(0, at.column) };
  const height = lines.length;
  const width = lines[0]?.length ?? 0;
  const beyond = (side: Side, count: number): PasteFault[] => (count > 0 ? [{ code: 'beyond', side, count }] : []);
  const faults = [
    ...beyond('rows', start.row + height - table.cells.length),
    ...beyond('columns', start.column + width - entriesAt(table, 'columns').length),
  ];
  const cells = readCells(lines, context, { row: 0, column: 0 });
  if (!cells.ok) return err(cells.error);
  if (faults.length > 0) return err(faults);
  return ok({ table: setCells(table, start, cells.value), count: height * width, hasHeader: false });
}

/** Replaces all entries and cells of a table by those of a CSV file, whose first line and column are the header. */
export function importCells(lines: Lines, context: TableContext): Result<Pasted, readonly PasteFault[]> {
  const header = headerBlock(lines, context, true);
  return header ? pasteWithHeader(header, context, true) : err([{ code: 'no_header' }]);
}
