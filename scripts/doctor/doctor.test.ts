import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runTask, workspaceRoot } from '../workspace/child-processes.ts';
import { correctSetup } from './correct-setup.fixture.ts';
import { prepareProject } from './prepare-project.fixture.ts';
import { readSetup } from './read-setup.ts';

const { shop, functions } = correctSetup;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a project prepared by docs/going-live.md is correct, except for the unchecked database', async () => {
  prepareProject(folder);
  const { hosted, ...setup } = await readSetup(folder, {});
  expect(hosted).toBeNull();
  expect(setup).toEqual({ shop, functions, auth: correctSetup.auth, legal: correctSetup.legal });
});

it('the command lists every mistake of the demo shop and exits with 1', async () => {
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
