/** A value of an export; numbers are written in German format. */
export type CsvValue = string | number | null;

/** What a spreadsheet would run as a formula, also behind the spaces it ignores. */
const formulaStart = /^[\s\u00a0]*[=+\-@\t\r\n|]/;

/**
 * Builds a CSV file as German spreadsheets read it: semicolons, decimal commas, a byte order mark, CRLF.
 * A text that a spreadsheet would take for a formula gets an apostrophe in front, so that it stays a text.
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
