import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { correctSetup } from '../../../scripts/doctor/correct-setup.fixture.ts';
import { prepareProject } from '../../../scripts/doctor/prepare-project.fixture.ts';
import { runTask } from '../../../scripts/workspace/child-processes.ts';
import { sweepJobSchema, sweepRequestSchema } from '../../contracts/index.ts';
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

/** What the documented schedules use of pg_cron, pg_net and the vault, which only a hosted project has. */
const hostedExtensions = `
  create schema cron;
  create table cron.job (jobname text unique, schedule text, command text, active boolean not null default true);
  create function cron.schedule(name text, schedule text, command text) returns void language sql
  as 'insert into cron.job (jobname, schedule, command) values (name, schedule, command)';
  create schema net;
  create table net.calls (url text, apikey text, body jsonb);
  create function net.http_post(url text, body jsonb, headers jsonb) returns void language sql
  as $$ insert into net.calls values (url, headers ->> 'apikey', body) $$;
  create schema vault;
  create view vault.decrypted_secrets as select 'shop_secret_key' as name, 'sb_secret_of_the_shop' as decrypted_secret;
`;

/** The statement that `supabase/functions/README.md` gives to the owner. */
function documentedSchedules(): string {
  const readme = readFileSync(new URL('../../functions/README.md', import.meta.url), 'utf8');
  return /```sql\n(select cron\.schedule[^`]*)```/.exec(readme)?.[1] ?? '';
}

function runDoctor() {
  return runTask({
    name: 'doctor',
    command: process.execPath,
    arguments: ['scripts/doctor.ts', folder],
    env: { SUPABASE_DB_URL: shop.url },
  });
}

it('The doctor checks the database and exits with 0 if nothing is missing', async () => {
  expect(await readHostedFacts(shop.url)).toMatchObject({
    sweeps: [],
    shopKeyDigests: [],
    addressHeader: null,
    orderFiles: correctSetup.hosted?.orderFiles,
  });
  const before = await runDoctor();
  expect(before.exitCode).toBe(1);
  expect(before.output).toContain('The job payments of the sweep is not scheduled');
  expect(before.output).toContain('The digest of SHOP_KEY is not in the database');
  expect(before.output).toContain('6 mistakes');

  await owner.query(`update storage.buckets set public = true where id = 'order-files'`);
  await owner.exec(`create policy "Open" on storage.objects for select using (bucket_id = 'order-files')`);
  expect(await readHostedFacts(shop.url)).toMatchObject({ orderFiles: { isPublic: true, policies: 1 } });
  await owner.exec('drop policy "Open" on storage.objects');
  await owner.query(`update storage.buckets set public = false where id = 'order-files'`);

  await owner.exec(hostedExtensions);
  await owner.exec(documentedSchedules().replace('<project>', 'abcdefgh'));
  await owner.query('insert into private.shop_keys (digest) values ($1)', [correctSetup.hosted?.shopKeyDigests[0]]);
  await owner.query(`insert into private.address_header (name) values ('cf-connecting-ip')`);
  const after = await runDoctor();
  expect(after.output).toContain('The setup is ready to go live.');
  expect(after.exitCode).toBe(0);
});

it('The documented schedules start each job of the sweep once, with the secret key', async () => {
  const { rows } = await owner.query<{ command: string }>('select command from cron.job');
  for (const { command } of rows) await owner.exec(command);
  const calls = await owner.query<{ url: string; apikey: string; body: unknown }>('select * from net.calls');
  expect(calls.rows.map(({ url, apikey }) => [url, apikey])).toEqual(
    rows.map(() => ['https://abcdefgh.supabase.co/functions/v1/sweep', 'sb_secret_of_the_shop']),
  );
  const jobs = calls.rows.map(({ body }) => sweepRequestSchema.parse(body).job);
  expect(jobs).toEqual(sweepJobSchema.options);
});

it('The doctor reports a database that it cannot reach', async () => {
  const { exitCode, output } = await runTask({
    name: 'doctor',
    command: process.execPath,
    arguments: ['scripts/doctor.ts', folder],
    env: { SUPABASE_DB_URL: 'postgres://nobody@127.0.0.1:1/none' },
  });
  expect(exitCode).toBe(1);
  expect(output).toContain('The setup cannot be read');
});
