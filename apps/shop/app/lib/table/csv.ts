/** A value of an export. Numbers are written in German format. */
export type CsvValue = string | number | null;

/** Start of a text that a spreadsheet would run as a formula, even after ignored spaces. */
const formulaStart = /^[\s\u00a0]*[=+\-@\t\r\n|]/;

/**
 * Builds a CSV file for German spreadsheets: semicolons, decimal commas, byte order mark, CRLF.
 * A text that a spreadsheet would run as a formula is prefixed with an apostrophe, so that it stays text.
 */
export function buildCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map(writeCell).join(';'));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function writeCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = formulaStart.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
