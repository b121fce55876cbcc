/** Delimiter between the cells of a line. */
export type Delimiter = '\t' | ';' | ',';

/** Joins cells to lines. Cells with a delimiter, a quote or a line break are quoted. */
export function joinCells(rows: readonly (readonly string[])[], delimiter: Delimiter): string {
  const quoted = (cell: string) =>
    cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((row) => `${row.map(quoted).join(delimiter)}\r\n`).join('');
}

function outsideQuotes(text: string): string {
  return text.replace(/"(?:[^"]|"")*"/g, '');
}

/** Detects the delimiter: tab, else semicolon, else (only in files) comma. Null for a single column. */
function delimiterOf(text: string, isFile: boolean): Delimiter | null {
  const bare = outsideQuotes(text);
  if (bare.includes('\t')) return '\t';
  if (bare.includes(';')) return ';';
  return isFile && bare.includes(',') ? ',' : null;
}

/**
 * Splits a pasted text or a CSV file into cells. All lines are padded to the same length.
 * @param isFile whether a comma separates cells; in a pasted text it is a decimal sign
 */
export function splitCells(text: string, { isFile }: { readonly isFile: boolean }): readonly (readonly string[])[] {
  const source = text.replace(/^\ufeff/, '');
  const delimiter = delimiterOf(source, isFile);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const endOfLine = () => {
    rows.push(row);
    row = [];
  };
  while (at < source.length) {
    let cell = '';
    if (source[at] === '"') {
      at += 1;
      while (at < source.length && (source[at] !== '"' || source[at + 1] === '"')) {
        at += source[at] === '"' ? 1 : 0;
        cell += source[at];
        at += 1;
      }
      at += 1;
    }
    while (at < source.length && source[at] !== delimiter && !/[\r\n]/.test(source[at] ?? '')) {
      cell += source[at];
      at += 1;
    }
    row.push(cell);
    if (at < source.length && source[at] === delimiter) {
      at += 1;
      // A delimiter at the end of the text starts an empty cell.
      if (at === source.length) row.push('');
      else if (/[\r\n]/.test(source[at] ?? '')) row.push('');
    }
    if (source[at] === '\r' || source[at] === '\n') {
      at += source[at] === '\r' && source[at + 1] === '\n' ? 2 : 1;
      endOfLine();
    }
  }
  if (row.length > 0) endOfLine();
  if (rows.length === 0) rows.push(['']);
  const width = Math.max(...rows.map(({ length }) => length));
  return rows.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')]);
}
