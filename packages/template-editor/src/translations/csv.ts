import { err, ok, type Result } from 'configurator-core';
import { joinCells } from '../price-table/delimited-text.ts';

/** A line of a CSV file. Cells in quotes may go on over several lines of the file. */
export interface CsvRow {
  /** Of its first cell, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Quotes that are opened in this line and never closed. */
export interface CsvFault {
  readonly line: number;
}

/** What a spreadsheet takes for the beginning of a formula, behind any apostrophes. */
const formula = /^'*[=+\-@\t\r]/;

/** Writes rows as CSV for spreadsheets: with a byte order mark, and so that no cell is a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  // A cell with a tab is quoted by its quotes: joinCells knows one delimiter only.
  const inert = (cell: string) => (formula.test(cell) ? `'${cell}` : cell);
  return `\ufeff${joinCells(
    rows.map((row) => row.map(inert)),
    ';',
  )}`;
}

/** Takes back what `writeCsv` puts before a formula. */
function withoutApostrophe(cell: string): string {
  return formula.test(cell) && cell.startsWith("'") ? cell.slice(1) : cell;
}

/** The delimiter that the first line has most of. */
function delimiterOf(text: string): string {
  const [first = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  const counts = [';', ',', '\t'].map((delimiter) => [delimiter, first.split(delimiter).length] as const);
  return counts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ';';
}

/** Reads CSV, with semicolons, commas or tabs. Empty lines are left out. */
export function readCsv(text: string): Result<readonly CsvRow[], CsvFault> {
  const source = text.replace(/^\ufeff/, '');
  const delimiter = delimiterOf(source);
  const endOfCell = new RegExp(`[${delimiter}\\r\\n]`, 'g');
  const rows: CsvRow[] = [];
  let line = 1;
  let cells: string[] = [];
  let startLine = 1;
  let at = 0;
  const endOfRow = () => {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: startLine, cells: cells.map(withoutApostrophe) });
    cells = [];
  };
  while (at < source.length) {
    let cell = '';
    if (source[at] === '"') {
      const opened = line;
      at += 1;
      while (at < source.length && (source[at] !== '"' || source[at + 1] === '"')) {
        if (source[at] === '"') at += 1;
        if (source[at] === '\n') line += 1;
        cell += source[at];
        at += 1;
      }
      if (at >= source.length) return err({ line: opened });
      at += 1;
    }
    endOfCell.lastIndex = at;
    const stop = endOfCell.exec(source)?.index ?? source.length;
    cell += source.slice(at, stop);
    at = stop;
    cells.push(cell);
    if (source[at] === delimiter) {
      at += 1;
      if (at === source.length || source[at] === '\r' || source[at] === '\n') cells.push('');
      else continue;
    }
    if (at >= source.length) break;
    at += source[at] === '\r' && source[at + 1] === '\n' ? 2 : 1;
    line += 1;
    endOfRow();
    startLine = line;
  }
  endOfRow();
  return ok(rows);
}
