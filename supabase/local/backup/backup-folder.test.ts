import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runTask } from '../../../scripts/workspace/child-processes.ts';
import { testDatabase } from '../../tests/setup/database.ts';
import { fillTables } from '../../tests/setup/fill-tables.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { restoreBackup, writeBackup } from './backup-folder.ts';
import { readSequences, readState } from './database-contents.ts';

const supabaseFolder = new URL('../../', import.meta.url);
const config = readConfig(new URL('config.toml', supabaseFolder));
const root = mkdtempSync(join(tmpdir(), 'drill-'));
const backup = join(root, 'backup');
const opened: PGlite[] = [];

/** Opens a migrated database, with or without the demo shop. */
async function open(isSeeded: boolean): Promise<PGlite> {
  const seed = { ...config.db.seed, enabled: isSeeded };
  const { driver } = await openDatabase({ supabaseFolder, config: { ...config, db: { seed } }, path: undefined });
  opened.push(driver);
  return driver;
}

let kept: PGlite;
beforeAll(async () => {
  kept = await open(true);
  const database = await testDatabase(kept, async () => {});
  await kept.exec('grant all on all tables in schema public, storage to anon, authenticated, service_role');
  await database.prepare(fillTables);
  mkdirSync(join(root, 'storage/article-images'), { recursive: true });
  writeFileSync(join(root, 'storage/article-images/a.webp'), 'picture');
  await writeBackup(kept, join(root, 'storage'), backup);
});
afterAll(async () => {
  for (const database of opened) await database.close();
  rmSync(root, { recursive: true, force: true });
});

it('[BEY-70] Every row of every table, every sequence and every file is restored into a new database', async () => {
  const fresh = await open(false);
  const tables = await restoreBackup(backup, fresh, join(root, 'restored'));
  const before = await readState(kept);
  expect(await readState(fresh)).toEqual(before);
  expect(await readSequences(fresh)).toEqual(await readSequences(kept));
  expect(readFileSync(join(root, 'restored/article-images/a.webp'), 'utf8')).toBe('picture');
  // An empty table would prove nothing.
  const ofTheShop = Object.entries(tables).filter(([name]) => name.startsWith('public.'));
  expect(ofTheShop.filter(([, { rows }]) => rows === 0)).toEqual([]);
  expect(ofTheShop.length).toBeGreaterThan(30);
});

it('[BEY-70] A working shop is restored: its rules apply, and the next event has the next id', async () => {
  const fresh = await open(false);
  await restoreBackup(backup, fresh, join(root, 'again'));
  await expect(fresh.exec('update public.orders set total_cents = 1')).rejects.toThrow('order_frozen');
  await expect(fresh.exec('delete from public.payments')).rejects.toThrow('append_only');
  const last = `select max(id)::integer as id from public.order_timeline`;
  const { rows: before } = await fresh.query<{ id: number }>(last);
  await fresh.exec(`update public.orders set visual_status = 'Versendet', production_stage = null
    where id = (select id from public.orders where visual_status = 'Offen' limit 1)`);
  const { rows: after } = await fresh.query<{ id: number }>(last);
  expect(after[0]?.id).toBe((before[0]?.id ?? 0) + 1);
});

it('[BEY-70] A damaged file is named, and the database unchanged', async () => {
  const fresh = await open(true);
  const before = await readState(fresh);
  const dogs = join(backup, 'tables/public.dogs');
  writeFileSync(dogs, readFileSync(dogs, 'utf8').replace('Bello', 'Rex'));
  await expect(restoreBackup(backup, fresh, join(root, 'damaged'))).rejects.toThrow('tables/public.dogs of the backup');

  // If the file is also removed from the manifest, the digest of the rows differs.
  const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'));
  delete manifest.files['tables/public.dogs'];
  writeFileSync(join(backup, 'manifest.json'), JSON.stringify(manifest));
  await expect(restoreBackup(backup, fresh, join(root, 'damaged'))).rejects.toThrow('public.dogs differs');
  expect(await readState(fresh)).toEqual(before);
});

it('[BEY-70] The backup is available as one command', async () => {
  const { exitCode, output } = await runTask({
    name: 'drill',
    command: process.execPath,
    arguments: ['supabase/local/drill.ts'],
    env: { SUPABASE_DATA_DIR: join(root, 'data') },
  });
  expect([exitCode, output]).toEqual([0, expect.stringContaining('All of it was restored')]);
});
