/** A value of an export. Numbers are written in German format. */
export type CsvValue = string | number | null;

/**
 * Texts that a spreadsheet would change into a number or a day: digits only, a leading zero, an exponent. They are
 * numbers of parcels and telephones and postal codes; amounts and counts are given as numbers.
 */
const numberLike = /^(?:\d+|0[\d /()-]+|\d+(?:[.,]\d+)?E[+-]?\d+)$/i;

/** Start of a text that a spreadsheet would run as a formula, even after ignored spaces. */
const formulaStart = /^[\s\u00a0]*[=+\-@\t\r\n|]/;

/**
 * Builds a CSV file for German spreadsheets: semicolons, decimal commas, byte order mark, CRLF.
 * A text that a spreadsheet would run as a formula is prefixed with an apostrophe, so that it stays text. A text that
 * looks like a number is written as the formula `="0034…"`, which Excel and LibreOffice show as this text. It contains
 * only digits and their separators, so it cannot do anything else.
 */
export function buildCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map(writeCell).join(';'));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function writeCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (numberLike.test(value)) return `"=""${value}"""`;
  const text = formulaStart.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
