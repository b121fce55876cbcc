import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageNames } from '../packages/pack-packages.ts';

/** Pages of the generated reference: entries (`configurator-core/machine`), exports (`configurator-core#evaluate`). */
export function apiPages(root: string): ReadonlySet<string> {
  const pages = new Set<string>();
  for (const name of packageNames) {
    const report = readFileSync(join(root, 'packages', name, 'public-api.md'), 'utf8');
    const [list = ''] = report.split('## Declarations');
    for (const part of list.split(/^## /m).slice(1)) {
      const [entry = '', ...lines] = part.split('\n');
      pages.add(entry);
      for (const line of lines) if (line.startsWith('- `')) pages.add(`${entry}#${line.slice(3, -1)}`);
    }
  }
  return pages;
}
