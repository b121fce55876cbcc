import type { FunctionDeps } from '../_shared/deps.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { type FileBuyer, missingFiles, type NamedFile } from '../_shared/pricing/named-files.ts';

/**
 * Rejects an order that names missing files.
 * @param lines the files of each line
 * @throws FunctionError file_unavailable
 */
export async function requireOwnFiles(
  deps: Pick<FunctionDeps, 'database'>,
  lines: readonly (readonly NamedFile[])[],
  buyer: FileBuyer,
): Promise<void> {
  for (const [index, missing] of (await missingFiles(deps, lines, buyer)).entries()) {
    if (missing.length > 0)
      // Safe to return: the caller sent these names.
      throw new FunctionError('file_unavailable', { index, names: missing.map(({ file }) => file.name) });
  }
}
