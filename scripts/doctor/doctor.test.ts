import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runTask, workspaceRoot } from '../workspace/child-processes.ts';
import { correctSetup } from './correct-setup.fixture.ts';
import { prepareProject } from './prepare-project.fixture.ts';
import { readFunctionImports } from './read-function-imports.ts';
import { readSetup } from './read-setup.ts';

const { shop, functions } = correctSetup;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('A project prepared by docs/going-live.md is correct, except for what is not asked', async () => {
  prepareProject(folder);
  const { hosted, webhookEvents, ...setup } = await readSetup(folder, {});
  expect([hosted, webhookEvents]).toEqual([null, null]);
  const { functionImports, auth, legal } = correctSetup;
  expect(setup).toEqual({ shop, functions, functionImports, auth, legal });
});

it('The command lists every mistake of the demo shop and exits with 1', async () => {
  cpSync(join(workspaceRoot, 'supabase/config.toml'), join(folder, 'supabase/config.toml'));
  for (const file of ['company.ts', 'guarantee-notice.ts']) {
    cpSync(join(workspaceRoot, 'supabase/legal', file), join(folder, 'supabase/legal', file));
  }
  const { exitCode, output } = await runTask({
    name: 'doctor',
    command: process.execPath,
    arguments: ['scripts/doctor.ts', folder],
  });
  expect(exitCode).toBe(1);
  for (const words of ['site_url is http://localhost', 'isDemo is true', 'EU notice', 'SHOP_URL is missing']) {
    expect(output).toContain(words);
  }
});

it('Every import of every function is mapped', async () => {
  expect(await readFunctionImports(workspaceRoot)).toEqual({ withoutMap: [], unmapped: [] });
});

it('A row removed from the import map is named with each function that imports it', async () => {
  for (const part of ['supabase', 'packages/configurator-core/src']) {
    cpSync(join(workspaceRoot, part), join(folder, part), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  }
  const file = join(folder, 'supabase/functions/deno.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"hono\/cors": .*\n/, ''));
  const { unmapped } = await readFunctionImports(folder);
  expect(new Set(unmapped.map(({ specifier }) => specifier))).toEqual(new Set(['hono/cors']));
  expect(unmapped.map(({ functionName }) => functionName)).toContain('health');
});
