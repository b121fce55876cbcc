import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace/child-processes.ts';
import { buildIfStale, shopBuild } from './build-stamp.ts';

let folder: string;
let builds: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-build-'));
  mkdirSync(join(folder, 'sources'));
  builds = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const save = (text: string) => writeFileSync(join(folder, 'sources/page.ts'), text);

/** Builds from the saved file. @param meanwhile runs during the build, after the file was read */
async function build(meanwhile: () => void = () => undefined): Promise<void> {
  const stamped = { sources: [relative(workspaceRoot, join(folder, 'sources'))], stampFile: join(folder, 'stamp') };
  await buildIfStale(stamped, async () => {
    builds.push(readFileSync(join(folder, 'sources/page.ts'), 'utf8'));
    meanwhile();
  });
}

it('The shop is built again only after a source has changed', async () => {
  save('first');
  await build();
  await build();
  expect(builds).toEqual(['first']);
  save('second');
  await build();
  expect(builds).toEqual(['first', 'second']);
});

it('A file saved during a build is in the next build', async () => {
  save('first');
  await build(() => save('second'));
  await build();
  expect(builds).toEqual(['first', 'second']);
});

it('The sources of the shop contain every folder of the backend that the shop imports', () => {
  const app = join(workspaceRoot, 'apps/shop/app');
  const texts = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(app, name), 'utf8'));
  const names = texts.flatMap((text) => [...text.matchAll(/'shop-backend\/([\w-]+)/g)].map(([, name]) => name));
  const folders = [...new Set(names)].map((name) => `supabase/${name}`);
  expect(folders).toContain('supabase/contracts');
  expect(folders.filter((name) => !shopBuild.sources.includes(name))).toEqual([]);
});
