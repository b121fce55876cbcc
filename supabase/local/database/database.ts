import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { App, getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { factorTablesSql } from '../auth/factor-tables.ts';
import type { SupabaseConfig } from '../config.ts';
import { StartupError } from '../startup-error.ts';
import { storageFiles } from '../storage/storage-files.ts';
import { initApp } from './init-app.ts';
import { applyMigrations, readMigrations, readSqlFile, runSqlFile } from './migrations.ts';
import { withBatchedSettings } from './session-settings.ts';

/** Sources of the schema, and location of the database. */
export interface DatabaseSource {
  /** The folder with `migrations/` and the seed */
  supabaseFolder: URL;
  config: SupabaseConfig;
  /** Folder of the data; undefined: in memory */
  path: string | undefined;
}

/** Cached copies of new databases. Creating one takes seconds, reading a copy half a second. */
const snapshotFolder = new URL('../../node_modules/.cache/database/', import.meta.url);
const keptSnapshots = 8;

/**
 * Opens the database. A new one gets the schemas of Supabase, all migrations and the seed; an existing one gets new
 * migrations.
 * @throws StartupError if a migration or the seed fails, or if existing data cannot be opened
 */
export async function openDatabase({ supabaseFolder, config, path }: DatabaseSource): Promise<PgliteConnection> {
  const migrations = readMigrations(supabaseFolder);
  const seeds = config.db.seed.enabled
    ? config.db.seed.sql_paths.map((file) => readSqlFile(supabaseFolder, file.replace(/^\.\//, '')))
    : [];
  if (path !== undefined && existsSync(path)) {
    const kept = await connect(path);
    try {
      await kept.driver.exec(factorTablesSql);
      await applyMigrations(kept.driver, migrations);
      return kept;
    } catch (error) {
      await kept.close();
      throw error;
    }
  }

  const snapshot = snapshotFile([...migrations, ...seeds]);
  if (existsSync(snapshot)) return connect(path, new Blob([readFileSync(snapshot)]));
  const connection = await connect(undefined);
  try {
    await setUp(connection);
    await applyMigrations(connection.driver, migrations);
    for (const seed of seeds) await runSqlFile(connection.driver, seed);
    await keepSnapshot(snapshot, connection.driver);
    await connection.clearSchemaCache();
  } catch (error) {
    await connection.close();
    throw error;
  }
  if (path === undefined) return connection;
  await connection.close();
  return connect(path, new Blob([readFileSync(snapshot)]));
}

const numeric = 1700;
const timestamptz = 1184;

/** Formats values like a hosted Data API: numbers as numbers, timestamps in ISO 8601. */
const parsers = {
  [numeric]: Number,
  [timestamptz]: (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
};

async function connect(path: string | undefined, loadDataDir?: Blob): Promise<PgliteConnection> {
  try {
    // pgcrypto is included in the connection.
    const connection = await createPgliteConnection({
      url: path,
      pgliteOptions: { extensions: { pg_trgm, unaccent }, loadDataDir, parsers },
    });
    await connection.driver.waitReady;
    return withBatchedSettings(connection);
  } catch (error) {
    throw new StartupError(
      `The database in ${path ?? 'memory'} cannot be opened (${error instanceof Error ? error.message : error}). ` +
        'Start over with: pnpm db:reset',
      { cause: error },
    );
  }
}

/** Creates the schemas of a hosted Supabase: auth, storage and the history of migrations. */
async function setUp(connection: PgliteConnection): Promise<void> {
  const app = new App({ connection, auth: { enabled: true }, storage: { enabled: true } });
  // The folder does not matter here; the schema only requires a storage adapter.
  app._storageAdapter = storageFiles('.');
  await initApp(app);
  await app.ensureSystemSchema();
  await connection.driver.exec(factorTablesSql);
}

function snapshotFile(files: readonly { name: string; sql: string }[]): URL {
  const digest = createHash('sha256');
  for (const { name, sql } of files) digest.update(`${name}\0${sql}\0`);
  // Snapshots of other versions of Postgres or of the embedded Supabase cannot be read.
  digest.update(
    getAuthSchemaSql() + factorTablesSql + getStorageSchemaSql() + import.meta.resolve('@electric-sql/pglite'),
  );
  return new URL(`${digest.digest('hex').slice(0, 32)}.tar.gz`, snapshotFolder);
}

async function keepSnapshot(file: URL, database: PGlite): Promise<void> {
  const copy = await database.dumpDataDir('gzip');
  mkdirSync(snapshotFolder, { recursive: true });
  const unfinished = new URL(`${file.href}.${process.pid}`);
  writeFileSync(unfinished, new Uint8Array(await copy.arrayBuffer()));
  renameSync(unfinished, file);
  dropOldSnapshots();
}

/** Keeps the newest snapshots, for other branches and for tests that may be reading them. */
function dropOldSnapshots(): void {
  const snapshots = readdirSync(snapshotFolder).map((name) => new URL(name, snapshotFolder));
  const byAge = snapshots.map((file) => ({ file, time: statSync(file).mtimeMs })).sort((a, b) => b.time - a.time);
  for (const { file } of byAge.slice(keptSnapshots)) rmSync(file, { force: true });
}
