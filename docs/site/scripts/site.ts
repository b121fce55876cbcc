// pnpm docs: the documentation site with reload. pnpm docs:build: the static site with Storybook in
// docs/site/.vitepress/dist; `--without-storybook` leaves Storybook out, `--out` names another folder.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vitepress';
import { buildSite } from './build-site.ts';
import { writeApiReference } from './write-api-reference.ts';

const { values, positionals } = parseArgs({
  options: {
    'without-storybook': { type: 'boolean', default: false },
    port: { type: 'string' },
    out: { type: 'string' },
  },
  allowPositionals: true,
});
if (positionals[0] === 'build') {
  await buildSite({ outDir: values.out, withStorybook: !values['without-storybook'] });
} else {
  await writeApiReference();
  const server = await createServer(fileURLToPath(new URL('..', import.meta.url)), {
    port: Number(values.port ?? 5180),
  });
  await server.listen();
  server.printUrls();
}
