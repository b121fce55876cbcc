import { err, ok, type Result } from 'configurator-core';
import { joinCells } from '../price-table/delimited-text.ts';

/** A row of a CSV file. Quoted cells may span several lines. */
export interface CsvRow {
  /** Line of its first cell, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The line with a quote that is never closed. */
export interface CsvFault {
  readonly line: number;
}

/** Matches text that a spreadsheet would read as a formula, after any apostrophes. */
const formula = /^'*[=+\-@\t\r]/;

/** Serializes rows as CSV for spreadsheets, with a byte order mark and protection against formulas. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  // joinCells does not quote a cell with a tab.
  const inert = (cell: string) => (formula.test(cell) ? `'${cell}` : cell);
  return `\ufeff${joinCells(
    rows.map((row) => row.map(inert)),
    ';',
  )}`;
}

/** Removes the apostrophe that `writeCsv` adds before a formula. */
function withoutApostrophe(cell: string): string {
  return formula.test(cell) && cell.startsWith("'") ? cell.slice(1) : cell;
}

/** Returns the most frequent delimiter of the first line. */
function delimiterOf(text: string): string {
  const [first = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  const counts = [';', ',', '\t'].map((delimiter) => [delimiter, first.split(delimiter).length] as const);
  return counts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ';';
}

/** Parses CSV with semicolons, commas or tabs. Skips empty lines. */
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
