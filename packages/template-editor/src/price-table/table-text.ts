import { writeEntry, writeEuros } from './cell-text.ts';
import { type Delimiter, joinCells } from './delimited-text.ts';
import type { TableContext } from './paste-table.ts';
import { entriesAt, type Place, type Side } from './table-edits.ts';

/** Writes a rectangle of cells as a spreadsheet copies it. */
export function writeBlock({ table, locale }: TableContext, from: Place, to: Place): string {
  const rows = table.cells
    .slice(from.row, to.row + 1)
    .map((row) => row.slice(from.column, to.column + 1).map((cents) => writeEuros(cents, locale)));
  return joinCells(rows, '\t');
}

/** Names a side by the label of its field. */
export function labelOfSide({ table, fields }: TableContext, side: Side): string {
  const field = fields[side];
  return field ? field.label || field.name : (table[side]?.field ?? '');
}

/** Writes a table with its header. The first cell names the fields. */
export function writeTable(context: TableContext, delimiter: Delimiter): string {
  const { table, fields, locale } = context;
  const header = (side: Side) => entriesAt(table, side).map((entry) => writeEntry(entry, fields[side], locale));
  const sides: readonly Side[] = table.rows ? ['rows', 'columns'] : ['columns'];
  const corner = sides.map((side) => labelOfSide(context, side)).join(' \\ ');
  const rows = header('rows');
  const lines = table.cells.map((row, at) => [rows[at] ?? '', ...row.map((cents) => writeEuros(cents, locale))]);
  return joinCells([[corner, ...header('columns')], ...lines], delimiter);
}

/** The CSV of a spreadsheet in a language: semicolons where the comma is the decimal sign. */
export function writeCsv(context: TableContext): string {
  // Spreadsheets read UTF-8 only with this mark.
  return `\ufeff${writeTable(context, writeEuros(0, context.locale).includes(',') ? ';' : ',')}`;
}

/** Decodes a CSV file: UTF-8, or else the Windows encoding that German spreadsheets still write. */
export function decodeCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
