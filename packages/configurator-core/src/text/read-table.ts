import { err, ok, type Result } from '../result.ts';
import { decodeText } from './decode-text.ts';
import { findDelimiter } from './delimiter.ts';
import { unprotectCell } from './spreadsheet-cell.ts';

/** A row of a table. Quoted cells may span several lines. */
export interface TableRow {
  /** Line of its first cell, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The line with a quote that is never closed. */
export interface TableFault {
  readonly line: number;
}

export interface ReadTableOptions {
  /** Whether a comma belongs to a number, so that only tabs and semicolons separate cells. Default: no. */
  readonly decimalComma?: boolean;
  /** Whether rows whose cells are all empty are kept, as in a pasted block of cells. Default: no. */
  readonly keepsBlankRows?: boolean;
}

/**
 * Reads a table that is pasted from a spreadsheet or uploaded as CSV: with tabs, semicolons or commas, or the separator
 * that a first line `sep=;` names. Removes a byte order mark and the protection that `writeTable` adds, so a written
 * table is read back exactly. Rows may differ in length.
 * @param source a text, or the bytes of a file
 */
export function readTable(
  source: string | Uint8Array | ArrayBuffer,
  { decimalComma = false, keepsBlankRows = false }: ReadTableOptions = {},
): Result<readonly TableRow[], TableFault> {
  const text = (typeof source === 'string' ? source : decodeText(source)).replace(/^\ufeff/, '');
  const named = /^sep=([^\r\n"])(?:\r\n?|\n|$)/i.exec(text);
  const delimiter = named?.[1] ?? findDelimiter(text, decimalComma ? ['\t', ';'] : ['\t', ';', ',']);
  const endOfCell = delimiter === null ? /[\r\n]/g : new RegExp(`[\\r\\n\\u{${codeOf(delimiter)}}]`, 'gu');
  const rows: TableRow[] = [];
  let line = named ? 2 : 1;
  let at = named?.[0].length ?? 0;
  while (at < text.length) {
    const row = { line, cells: [] as string[] };
    for (let isLast = false; !isLast; ) {
      let cell = '';
      if (text[at] === '"') {
        const end = endOfQuote(text, at + 1);
        if (end < 0) return err({ line });
        const quoted = text.slice(at + 1, end);
        line += quoted.match(/\r\n?|\n/g)?.length ?? 0;
        cell = quoted.replaceAll('""', '"');
        at = end + 1;
      }
      endOfCell.lastIndex = at;
      const stop = endOfCell.exec(text)?.index ?? text.length;
      row.cells.push(unprotectCell(cell + text.slice(at, stop)));
      isLast = text[stop] !== delimiter;
      at = isLast ? stop : stop + 1;
    }
    if (keepsBlankRows || row.cells.some((cell) => cell.trim() !== '')) rows.push(row);
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
  }
  return ok(rows);
}

function codeOf(sign: string): string {
  return sign.charCodeAt(0).toString(16);
}

/** Returns the index of the quote that closes a cell, or -1. */
function endOfQuote(text: string, from: number): number {
  let end = text.indexOf('"', from);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end;
}
