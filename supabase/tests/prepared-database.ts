import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Path of this run's copy, passed to the workers; without it every file sets up its own database. */
const PLACE = 'PREPARED_DATABASE';

/** What can write its files into one archive: PGlite. */
interface Dumpable {
  dumpDataDir(compression: 'none'): Promise<Blob>;
}

/**
 * Once per run of Vitest: a place for one database with all migrations and the seed. The first file that needs one makes
 * it from nothing and leaves a copy, the others open that. Nothing is kept for the next run.
 */
export default function setUpRun(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'prepared-database-'));
  process.env[PLACE] = join(folder, 'database.tar');
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The copy that a file of this run left; undefined when this is the first one. */
export function preparedDatabase(): Blob | undefined {
  const file = process.env[PLACE];
  return file !== undefined && existsSync(file) ? new Blob([readFileSync(file)]) : undefined;
}

/** Leaves a copy for the other files of this run. */
export async function keepPrepared(database: Dumpable): Promise<void> {
  const file = process.env[PLACE];
  if (file === undefined) return;
  const copy = await database.dumpDataDir('none');
  // Two files may be the first at once; a reader sees either copy whole.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, new Uint8Array(await copy.arrayBuffer()));
  renameSync(unfinished, file);
}
