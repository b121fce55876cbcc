import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Built script files of the entries of a package that is installed in a folder. */
export function entriesOf(root: string, name: string): readonly string[] {
  const folder = join(root, 'node_modules', name);
  const { exports }: { exports: Record<string, string | { default: string }> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  // The other targets are style sheets, and scripts that are not imported: the element's script, the editor's worker.
  return Object.values(exports).flatMap((target) =>
    typeof target === 'object' && target.default.endsWith('.js') ? [join(folder, target.default)] : [],
  );
}

/** First line of a built file: its directive, if it has one. */
export function firstStatement(file: string): string {
  return readFileSync(file, 'utf8').split('\n', 1)[0] ?? '';
}
