import { writeEntry, writeEuros } from './cell-text.ts';
import { type Delimiter, joinCells } from './delimited-text.ts';
import type { TableContext } from './paste-table.ts';
import { entriesAt, type Place, type Side } from './table-edits.ts';

/** Formats a rectangle of cells in the clipboard format of spreadsheets. */
export function writeBlock({ table, locale }: TableContext, from: Place, to: Place): string {
  const rows = table.cells
    .slice(from.row, to.row + 1)
    .map((row) => row.slice(from.column, to.column + 1).map((cents) => writeEuros(cents, locale)));
  return joinCells(rows, '\t');
}

/** Returns the label of a side's field. */
export function labelOfSide({ table, fields }: TableContext, side: Side): string {
  const field = fields[side];
  return field ? field.label || field.name : (table[side]?.field ?? '');
}

/** Formats a table with its header. The first cell contains the field labels. */
export function writeTable(context: TableContext, delimiter: Delimiter): string {
  const { table, fields, locale } = context;
  const header = (side: Side) => entriesAt(table, side).map((entry) => writeEntry(entry, fields[side], locale));
  const sides: readonly Side[] = table.rows ? ['rows', 'columns'] : ['columns'];
  const corner = sides.map((side) => labelOfSide(context, side)).join(' \\ ');
  const rows = header('rows');
  const lines = table.cells.map((row, at) => [rows[at] ?? '', ...row.map((cents) => writeEuros(cents, locale))]);
  return joinCells([[corner, ...header('columns')], ...lines], delimiter);
}

/** Formats a table as CSV. The delimiter is a semicolon if the locale's decimal sign is a comma. */
export function writeCsv(context: TableContext): string {
  // Spreadsheets detect UTF-8 only by this byte order mark.
  return `\ufeff${writeTable(context, writeEuros(0, context.locale).includes(',') ? ';' : ',')}`;
}
