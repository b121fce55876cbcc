import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What runs SQL: PGlite, or anything with the same `exec`. */
export interface SqlRunner {
  exec(sql: string): Promise<unknown>;
}

const supabaseFolder = new URL('../../', import.meta.url);

/** Reads a file of the `supabase` folder. */
export function readSupabaseFile(path: string): Promise<string> {
  return readFile(new URL(path, supabaseFolder), 'utf8');
}

/** The migration files' names, oldest first. */
export async function migrationNames(): Promise<string[]> {
  const names = await readdir(fileURLToPath(new URL('migrations/', supabaseFolder)));
  return names.filter((name) => name.endsWith('.sql')).sort();
}

/** Postgres says where a statement broke as a position in characters, counted from 1. */
function lineAt(sql: string, position: unknown): string {
  const place = Number(position);
  return Number.isFinite(place) && place > 0 ? ` (line ${sql.slice(0, place).split('\n').length})` : '';
}

/**
 * Runs a file in one transaction.
 * @throws Error naming the file, the line where it is known, Postgres' message and its hint
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

/** Applies every migration, each in its own transaction, as the Supabase CLI does. */
export async function applyMigrations(runner: SqlRunner): Promise<void> {
  for (const name of await migrationNames()) {
    await runSqlFile(runner, name, await readSupabaseFile(`migrations/${name}`));
  }
}
