import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Runs SQL: PGlite, or any other object with `exec`. */
export interface SqlRunner {
  exec(sql: string): Promise<unknown>;
}

const supabaseFolder = new URL('../../', import.meta.url);

/** Reads a file of the `supabase` folder. */
export function readSupabaseFile(path: string): Promise<string> {
  return readFile(new URL(path, supabaseFolder), 'utf8');
}

/** Returns the names of the migration files, oldest first. */
export async function migrationNames(): Promise<string[]> {
  const names = await readdir(fileURLToPath(new URL('migrations/', supabaseFolder)));
  return names.filter((name) => name.endsWith('.sql')).sort();
}

/** Converts the position of a Postgres error, in characters from 1, to a line. */
function lineAt(sql: string, position: unknown): string {
  const place = Number(position);
  return Number.isFinite(place) && place > 0 ? ` (line ${sql.slice(0, place).split('\n').length})` : '';
}

/**
 * Runs a file in one transaction.
 * @throws Error with the file, the line if known, Postgres' message and its hint
 */
export async function runSqlFile(runner: SqlRunner, name: string, sql: string): Promise<void> {
  await runner.exec('begin');
  try {
    await runner.exec(sql);
    await runner.exec('commit');
  } catch (cause) {
    await runner.exec('rollback');
    const failure: Record<string, unknown> = cause instanceof Error ? { ...cause, message: cause.message } : {};
    const details = [failure.detail, failure.hint].filter((text) => typeof text === 'string').join(' ');
    throw new Error(`${name}${lineAt(sql, failure.position)}: ${failure.message ?? cause}${details && ` ${details}`}`, {
      cause,
    });
  }
}

/** Applies every migration, each in its own transaction, like the Supabase CLI. */
export async function applyMigrations(runner: SqlRunner): Promise<void> {
  for (const name of await migrationNames()) {
    await runSqlFile(runner, name, await readSupabaseFile(`migrations/${name}`));
  }
}
