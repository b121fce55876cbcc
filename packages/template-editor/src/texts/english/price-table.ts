import { englishLocale, formatCount } from './format.ts';

const digits = new Intl.NumberFormat(englishLocale);

/** The grid of a price table. */
export const englishPriceTable = {
  title: (rule: string) => `Price table: ${rule}`,
  edit: 'Edit price table',
  size: (rows: number, columns: number) =>
    `${formatCount(columns, 'column', 'columns')}, ${formatCount(rows, 'row', 'rows')}.`,
  empty: (count: number) =>
    count === 0
      ? 'Every cell has a price.'
      : `${formatCount(count, 'cell has', 'cells have')} no price. These sizes cannot be ordered.`,
  done: 'Done',

  columns: 'Columns by',
  rows: 'Rows by',
  noRows: 'No rows: one field only',
  gap: 'Values between two ranges',
  gaps: { round_up: 'Round up to the next step', reject: 'Reject with a message' },
  gapHint: {
    round_up: 'A value between two ranges, or below all of them, costs as much as the next greater range.',
    reject: 'A value between two ranges cannot be ordered.',
  },
  message: 'Message where there is no price',
  messageHint: 'Shown to the shopper instead of the usual message, for example “Please ask us”.',

  grid: (currency: string, columns: string, rows: string | null) =>
    rows === null
      ? `Prices in ${currency} by ${columns}`
      : `Prices in ${currency}: rows by ${rows}, columns by ${columns}`,
  price: 'Price',
  cell: (column: string, row: string | null) => (row === null ? `Price for ${column}` : `Price for ${row}, ${column}`),
  header: { columns: 'Column header', rows: 'Row header' },
  tools: 'Change the table',
  side: { columns: 'Column', rows: 'Row' },
  add: {
    columns: (entry: string) => `Add a column after ${entry}`,
    rows: (entry: string) => `Add a row after ${entry}`,
  },
  remove: {
    columns: (entry: string) => `Delete the column ${entry}`,
    rows: (entry: string) => `Delete the row ${entry}`,
  },
  back: {
    columns: (entry: string) => `Move the column ${entry} left`,
    rows: (entry: string) => `Move the row ${entry} up`,
  },
  forth: {
    columns: (entry: string) => `Move the column ${entry} right`,
    rows: (entry: string) => `Move the row ${entry} down`,
  },
  importFile: 'Import CSV',
  exportFile: 'Export CSV',
  fallbackFileName: 'price-table',
  undo: 'Undo',
  redo: 'Redo',
  keys:
    'Type to replace a price, Enter or F2 to edit it, Delete to clear, Shift with arrows to select. On a header, Insert ' +
    'adds a row or column and Delete removes it; Alt with arrows moves it. Copy and paste work with spreadsheets, with ' +
    'the headers or without them.',

  pasted: (count: number) => `${formatCount(count, 'price', 'prices')} pasted.`,
  pastedWithHeader: (count: number) => `${formatCount(count, 'price', 'prices')} pasted, with their rows and columns.`,
  imported: (count: number) => `${formatCount(count, 'price', 'prices')} imported.`,
  cleared: (count: number) => `${formatCount(count, 'cell', 'cells')} cleared.`,
  copied: (count: number) => `${formatCount(count, 'cell', 'cells')} copied.`,
  added: (entry: string) => `Added ${entry}.`,
  removed: (entry: string) => `Deleted ${entry}.`,
  moved: (entry: string) => `Moved ${entry}.`,
  lastStays: 'A table has at least one row and one column.',
  noOptionLeft: 'Every option of the field is in the table already.',
  notPasted: 'Nothing was pasted, the table is unchanged:',
  notImported: 'Nothing was imported, the table is unchanged:',
  unreadable: {
    amount: (text: string, currency: string) => `“${text}” is not an amount in ${currency}.`,
    entry: (text: string) => `“${text}” is neither a range such as 30–40 nor an option of the field.`,
    doubled: (text: string) => `“${text}” occurs twice.`,
  },
  notARange: (text: string) => `“${text}” is not a range. Write 30–40, or 40 for a single value.`,
  keepsValue: 'The cell keeps its value.',
  faultAt: (line: number, column: number, reason: string) =>
    `Line ${digits.format(line)}, column ${digits.format(column)}: ${reason}`,
  moreFaults: (count: number) => `And ${formatCount(count, 'more place', 'more places')}.`,
  beyond: {
    columns: (count: number) =>
      `The block needs ${formatCount(count, 'more column', 'more columns')}. Add them, or copy the headers too.`,
    rows: (count: number) =>
      `The block needs ${formatCount(count, 'more row', 'more rows')}. Add them, or copy the headers too.`,
  },
  tooMany: (most: number) => `A table has at most ${digits.format(most)} rows and columns.`,
  needsRows: 'The table has no rows. Choose a field under “Rows by” first.',
  openQuote: (line: number) => `Line ${digits.format(line)}: a quotation mark is opened here and never closed.`,
  noHeader: 'The first line must name the columns, and the first column the rows.',
};
