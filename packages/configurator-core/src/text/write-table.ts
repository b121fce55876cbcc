import { formatNumberText } from '../number-text.ts';
import type { Delimiter } from './delimiter.ts';
import { protectCell } from './spreadsheet-cell.ts';

/** A number is written for calculating, a text so that spreadsheets show exactly this text; null is an empty cell. */
export type TableCell = string | number | null;

export interface WriteTableOptions {
  readonly delimiter: Delimiter;
  /** Whether the decimal sign of numbers is a comma. Default: if the delimiter is a semicolon, as in German files. */
  readonly decimalComma?: boolean;
  /** Whether it is a file rather than a text for the clipboard. Files start with a byte order mark. Default: yes. */
  readonly isFile?: boolean;
}

/**
 * Writes a table for spreadsheets, with CRLF after each row. No text is run as a formula or changed into a number or a
 * day. `readTable` reads it back exactly.
 */
export function writeTable(
  rows: readonly (readonly TableCell[])[],
  { delimiter, decimalComma = delimiter === ';', isFile = true }: WriteTableOptions,
): string {
  const language = decimalComma ? 'de' : 'en';
  const write = (cell: TableCell) =>
    typeof cell === 'number' ? formatNumberText(cell, language) : quote(protectCell(cell ?? ''));
  const lines = rows.map((cells) => `${cells.map(write).join(delimiter)}\r\n`);
  // Spreadsheets detect UTF-8 only by the byte order mark.
  return `${isFile ? '\ufeff' : ''}${lines.join('')}`;
}

/** Quotes a cell with a sign that any reader might take for the delimiter, or with spaces that it might remove. */
function quote(cell: string): string {
  const isPlain = !/[\t;,"\r\n]|^sep=/i.test(cell) && cell === cell.trim();
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`;
}
