import { err, ok, type Result } from 'configurator-core';
import { readTable } from 'configurator-core/text';
import type { PasteFault } from './paste-table.ts';

/**
 * Reads a block of cells and pads its lines to the same length. In pasted text, a comma is a decimal sign and an empty
 * line is a line of empty cells.
 */
export function readBlock(
  source: string | ArrayBuffer,
  { isFile }: { readonly isFile: boolean },
): Result<readonly (readonly string[])[], readonly PasteFault[]> {
  const table = readTable(source, { decimalComma: !isFile, keepsBlankRows: !isFile });
  if (!table.ok) return err([{ code: 'open_quote', line: table.error.line }]);
  const lines = table.value.length === 0 ? [['']] : table.value.map(({ cells }) => cells);
  const width = lines.reduce((most, { length }) => Math.max(most, length), 0);
  return ok(lines.map((cells) => [...cells, ...Array<string>(width - cells.length).fill('')]));
}
