import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes files that belong together. Each replaces its old contents at once, and only after all of them fit on the disk:
 * a full disk or a crash leaves the old ones.
 * @throws the error of the file system, for example ENOSPC
 */
export function writeWhole(
  files: readonly { readonly path: string; readonly contents: string | Uint8Array }[],
  { mode = 0o644 } = {},
): void {
  try {
    for (const { path, contents } of files) writeFileSync(`${path}.new`, contents, { mode });
  } catch (error) {
    for (const { path } of files) rmSync(`${path}.new`, { force: true });
    throw error;
  }
  for (const { path } of files) renameSync(`${path}.new`, path);
}
