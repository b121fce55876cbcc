import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vitepress';
import { writeApiReference } from './write-api-reference.ts';

const site = fileURLToPath(new URL('..', import.meta.url));
const repository = join(site, '../..');

/**
 * Builds the static site into `outDir`. VitePress refuses a link to a page that does not exist.
 * @param outDir `.vitepress/dist` unless given
 * @throws Error if a part cannot be built
 */
export async function buildSite({
  outDir = join(site, '.vitepress/dist'),
  withStorybook,
}: {
  readonly outDir?: string;
  readonly withStorybook: boolean;
}): Promise<void> {
  await writeApiReference();
  await build(site, { outDir });
  if (!withStorybook) return;
  const storybook = ['build', '--output-dir', join(outDir, 'storybook'), '--disable-telemetry', '--quiet'];
  const { status } = spawnSync(join(repository, 'node_modules/.bin/storybook'), storybook, {
    cwd: repository,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`Storybook could not be built (exit code ${status}).`);
}
