/**
 * Text that a spreadsheet would run as a formula, even after ignored spaces or escaping apostrophes. Spreadsheets for
 * East Asian languages also read the full-width signs.
 */
const formula = /^'*\s*[=+\-@|＝＋－＠]|^'*[\t\r\n]/;

/**
 * Texts that a spreadsheet would change into a number or a day: digits only, a leading zero, an exponent. They are
 * numbers of parcels and telephones and postal codes; amounts and counts are given as numbers.
 */
const numberLike = /^(?:\d+|0[\d /()-]+|\d+(?:[.,]\d+)?E[+-]?\d+)$/i;

/**
 * Returns a text as a cell that spreadsheets show as this text. An apostrophe keeps a formula from being run. A text
 * that looks like a number becomes the formula `="0034…"`; it contains only digits and their separators, so it cannot do
 * anything else.
 */
export function protectCell(text: string): string {
  if (numberLike.test(text)) return `="${text}"`;
  return formula.test(text) ? `'${text}` : text;
}

/** Returns the text of a cell that `protectCell` returned; any other cell unchanged. */
export function unprotectCell(cell: string): string {
  if (cell.startsWith("'")) return formula.test(cell) ? cell.slice(1) : cell;
  const [, text] = /^="([^"]*)"$/.exec(cell) ?? [];
  return text !== undefined && numberLike.test(text) ? text : cell;
}
