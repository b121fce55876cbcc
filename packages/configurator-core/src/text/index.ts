export { decodeText } from './decode-text.ts';
export { type ReadTableOptions, readTable, type TableFault, type TableRow } from './read-table.ts';
export { type TableCell, type WriteTableOptions, writeTable } from './write-table.ts';
