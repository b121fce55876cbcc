import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { correctSetup } from '../../../scripts/doctor/correct-setup.fixture.ts';
import { prepareProject } from '../../../scripts/doctor/prepare-project.fixture.ts';
import { runTask } from '../../../scripts/workspace/child-processes.ts';
import { type NativeConnection, type NativeShop, openNativeShop } from '../../tests/setup/native-database.ts';
import { readHostedFacts } from './read-hosted-facts.ts';

let folder: string;
let shop: NativeShop;
let owner: NativeConnection;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-doctor-'));
  prepareProject(folder);
  shop = await openNativeShop();
  owner = await shop.connect();
}, 180_000);
afterAll(async () => {
  await owner.close();
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

function runDoctor() {
  return runTask({
    name: 'doctor',
    command: process.execPath,
    arguments: ['scripts/doctor.ts', folder],
    env: { SUPABASE_DB_URL: shop.url },
  });
}

it('the doctor checks the database and exits with 0 if nothing is missing', async () => {
  expect(await readHostedFacts(shop.url)).toMatchObject({
    sweep: null,
    shopKeyDigests: [],
    orderFiles: correctSetup.hosted?.orderFiles,
  });
  const before = await runDoctor();
  expect(before.exitCode).toBe(1);
  expect(before.output).toContain('The sweep is not scheduled');
  expect(before.output).toContain('The digest of SHOP_KEY is not in the database');
  expect(before.output).toContain('2 mistakes');

  await owner.query(`update storage.buckets set public = true where id = 'order-files'`);
  await owner.exec(`create policy "Open" on storage.objects for select using (bucket_id = 'order-files')`);
  expect(await readHostedFacts(shop.url)).toMatchObject({ orderFiles: { isPublic: true, policies: 1 } });
  await owner.exec('drop policy "Open" on storage.objects');
  await owner.query(`update storage.buckets set public = false where id = 'order-files'`);

  // Only a hosted project has the extension pg_cron.
  await owner.exec('create schema cron; create table cron.job (jobname text, active boolean, command text)');
  await owner.query('insert into cron.job values ($1, true, $2)', ['sweep', correctSetup.hosted?.sweep?.command]);
  await owner.query('insert into private.shop_keys (digest) values ($1)', [correctSetup.hosted?.shopKeyDigests[0]]);
  const after = await runDoctor();
  expect(after.output).toContain('The setup is ready to go live.');
  expect(after.exitCode).toBe(0);
});

it('the doctor reports a database that it cannot reach', async () => {
  const { exitCode, output } = await runTask({
    name: 'doctor',
    command: process.execPath,
    arguments: ['scripts/doctor.ts', folder],
    env: { SUPABASE_DB_URL: 'postgres://nobody@127.0.0.1:1/none' },
  });
  expect(exitCode).toBe(1);
  expect(output).toContain('The setup cannot be read');
});
