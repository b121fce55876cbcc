import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import * as z from 'zod/mini';
import { StartupError } from '../startup-error.ts';
import { listTables, readSequences, readState } from './database-contents.ts';

const manifestSchema = z.object({
  /** SHA-256 of every file, by its path in the folder */
  files: z.record(z.string(), z.string()),
  /** Expected contents of every table */
  tables: z.record(z.string(), z.object({ rows: z.int(), digest: z.string(), columns: z.string() })),
  sequences: z.record(z.string(), z.number()),
});

type Manifest = z.infer<typeof manifestSchema>;

/**
 * Writes everything the shop cannot regenerate into a folder: each table in the format of `copy`, the uploaded files,
 * and a manifest of both.
 * @param storage folder of the uploaded files; may be missing
 */
export async function writeBackup(database: PGlite, storage: string, folder: string): Promise<void> {
  mkdirSync(join(folder, 'tables'), { recursive: true });
  const manifest: Manifest = { files: {}, tables: {}, sequences: {} };
  // One snapshot of all tables, so that related rows match.
  await database.exec('begin isolation level repeatable read read only');
  try {
    const state = await readState(database);
    for (const { name, columns } of await listTables(database)) {
      const { blob } = await database.query(`copy (select ${columns} from ${name}) to '/dev/blob'`);
      writeFileSync(join(folder, 'tables', name), new Uint8Array((await blob?.arrayBuffer()) ?? []));
      manifest.tables[name] = { rows: 0, digest: '', ...state.get(name), columns };
    }
    manifest.sequences = Object.fromEntries(await readSequences(database));
  } finally {
    await database.exec('rollback');
  }
  if (existsSync(storage)) cpSync(storage, join(folder, 'storage'), { recursive: true });
  manifest.files = digestsOf(folder);
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
}

/**
 * Replaces the contents of a migrated database with a backup, and verifies them.
 * @throws StartupError that names what is missing or differs; the database is then unchanged
 */
export async function restoreBackup(folder: string, database: PGlite, storage: string): Promise<Manifest['tables']> {
  const manifest = readManifest(folder);
  const here = new Set((await listTables(database)).map(({ name }) => name));
  await database.exec('begin');
  try {
    // Disables triggers, which would log and check again rows that were already valid.
    await database.exec(`set local session_replication_role = 'replica'`);
    await database.exec(`truncate ${[...here].join(', ')}`);
    for (const [name, { columns }] of Object.entries(manifest.tables)) {
      if (!here.has(name)) throw new StartupError(`The backup holds ${name}, which the migrations do not make.`);
      const blob = new Blob([readFileSync(join(folder, 'tables', name))]);
      await database.query(`copy ${name} (${columns}) from '/dev/blob'`, [], { blob });
    }
    for (const [name, value] of Object.entries(manifest.sequences)) {
      await database.query('select setval($1::regclass, $2)', [name, value]);
    }
    const restored = await readState(database);
    for (const [name, { rows, digest }] of Object.entries(manifest.tables)) {
      const now = restored.get(name);
      if (now?.rows !== rows || now.digest !== digest) {
        throw new StartupError(`${name} differs: ${rows} rows were backed up, ${now?.rows} are there.`);
      }
    }
    await database.exec('commit');
  } catch (error) {
    await database.exec('rollback');
    throw error;
  }
  const files = join(folder, 'storage');
  if (existsSync(files)) cpSync(files, storage, { recursive: true });
  return manifest.tables;
}

function readManifest(folder: string): Manifest {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  const found = digestsOf(folder);
  for (const [path, digest] of Object.entries(manifest.files)) {
    if (found[path] !== digest) throw new StartupError(`${path} of the backup is damaged or missing.`);
  }
  return manifest;
}

function digestsOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'manifest.json')
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths
      .map((path) => [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')])
      .toSorted(),
  );
}
