// Even in a column of a third of the page's width, a cell of this size fits on a page.
const maxLines = 20;
const maxCharacters = 1_000;

/**
 * Splits a row of a table with long cells into several rows, because PDFKit cuts off what does not fit on one page.
 * Cells without further text are empty in the later rows.
 */
export function splitRow(cells: readonly string[]): string[][] {
  const columns = cells.map(splitText);
  const rowCount = Math.max(1, ...columns.map(({ length }) => length));
  return Array.from({ length: rowCount }, (_, row) => columns.map((pieces) => pieces[row] ?? ''));
}

function splitText(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  for (let end = endOfPiece(rest); end < rest.length; end = endOfPiece(rest)) {
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).replace(/^[ \n]/, '');
  }
  return [...pieces, rest];
}

/** Prefers the end of a line or a word. */
function endOfPiece(text: string): number {
  const { length } = text.split('\n', maxLines).join('\n');
  if (length <= maxCharacters) return length;
  const start = text.slice(0, maxCharacters + 1);
  const gap = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'));
  if (gap > 0) return gap;
  const isHighSurrogate = /[\uD800-\uDBFF]$/.test(text.slice(0, maxCharacters));
  return isHighSurrogate ? maxCharacters - 1 : maxCharacters;
}
