import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sanitize, toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';

/** Story files, as in `.storybook/main.ts`. */
const storyFiles = '{packages/*/src,apps/shop/app,docs/site/stories}/**/*.stories.tsx';

/** Ids in Storybook's index: `story:<id>` and `docs:<id>`, read from the sources without a build. */
export function storyIds(root: string): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const file of globSync(storyFiles, { cwd: root })) {
    const csf = loadCsf(readFileSync(join(root, file), 'utf8'), {
      fileName: file,
      makeTitle: (title) => title ?? file,
    }).parse();
    for (const { id } of csf.stories) ids.add(`story:${id}`);
    ids.add(`docs:${toId(csf.meta.title ?? file, 'docs')}`);
  }
  for (const file of globSync('.storybook/*.mdx', { cwd: root })) {
    const [, title] = /<Meta[^>]*\btitle="([^"]+)"/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    if (title !== undefined) ids.add(`docs:${sanitize(title)}--docs`);
  }
  return ids;
}
