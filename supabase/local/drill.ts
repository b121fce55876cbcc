// pnpm db:drill: backs up the local data, restores it into a new database, and verifies it.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup, writeBackup } from './backup/backup-folder.ts';
import { readConfig } from './config.ts';
import { claimDataFolder } from './data-folder/data-folder.ts';
import { openDatabase } from './database/database.ts';
import { readBackendSettings } from './settings.ts';
import { refuseProduction, StartupError } from './startup-error.ts';

const supabaseFolder = new URL('../', import.meta.url);

try {
  refuseProduction(process.env.NODE_ENV);
  const config = readConfig(new URL('config.toml', supabaseFolder));
  const data = claimDataFolder(readBackendSettings(process.env).dataDir);
  const scratch = mkdtempSync(join(tmpdir(), 'backup-'));
  try {
    // Uses the demo shop if there is no local data.
    const path = existsSync(data.path('postgres')) ? data.path('postgres') : undefined;
    const kept = await openDatabase({ supabaseFolder, config, path });
    await writeBackup(kept.driver, data.path('storage'), join(scratch, 'backup'));
    await kept.close();

    const unseeded = { ...config, db: { ...config.db, seed: { ...config.db.seed, enabled: false } } };
    const fresh = await openDatabase({ supabaseFolder, config: unseeded, path: undefined });
    const tables = await restoreBackup(join(scratch, 'backup'), fresh.driver, join(scratch, 'storage'));
    await fresh.close();
    console.table(
      Object.fromEntries(Object.entries(tables).map(([name, { rows, digest }]) => [name, { rows, digest }])),
    );
    console.log('All of it was restored: the same rows, the same digests.');
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    data.release();
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
