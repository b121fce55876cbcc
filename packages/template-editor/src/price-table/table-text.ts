import { type Cents, formatNumberText } from 'configurator-core';
import { type TableCell, writeTable } from 'configurator-core/text';
import type { Money } from '../store/money.ts';
import { writeEntry } from './cell-text.ts';
import type { TableContext } from './paste-table.ts';
import { entriesAt, type Place, type Side } from './table-edits.ts';

/** Amounts are numbers, so that a spreadsheet calculates with them. */
function cellOf(amount: Cents | null, { scale }: Money): TableCell {
  return amount === null ? null : amount / scale;
}

/** Whether the decimal sign of a locale is a comma. */
function hasDecimalComma(locale: string): boolean {
  return formatNumberText(0.5, locale).includes(',');
}

/** Formats a rectangle of cells in the clipboard format of spreadsheets. */
export function writeBlock({ table, money }: TableContext, from: Place, to: Place): string {
  const rows = table.cells
    .slice(from.row, to.row + 1)
    .map((row) => row.slice(from.column, to.column + 1).map((cell) => cellOf(cell, money)));
  return writeTable(rows, { delimiter: '\t', decimalComma: hasDecimalComma(money.locale), isFile: false });
}

/** Returns the label of a side's field. */
export function labelOfSide({ table, fields }: TableContext, side: Side): string {
  const field = fields[side];
  return field ? field.label || field.name : (table[side]?.field ?? '');
}

/**
 * Formats a table with its header as CSV. The first cell contains the field labels. The delimiter is a semicolon if the
 * decimal sign of the locale is a comma.
 */
export function writePriceTable(context: TableContext): string {
  const { table, fields, money } = context;
  const { locale } = money;
  const header = (side: Side) =>
    entriesAt(table, side).map((entry) =>
      typeof entry !== 'string' && entry.from === entry.to ? entry.from : writeEntry(entry, fields[side], locale),
    );
  const sides: readonly Side[] = table.rows ? ['rows', 'columns'] : ['columns'];
  const corner = sides.map((side) => labelOfSide(context, side)).join(' \\ ');
  const rows = header('rows');
  const lines = table.cells.map((row, at) => [rows[at] ?? '', ...row.map((cell) => cellOf(cell, money))]);
  return writeTable([[corner, ...header('columns')], ...lines], { delimiter: hasDecimalComma(locale) ? ';' : ',' });
}
