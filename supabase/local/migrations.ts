import { readdirSync, readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { splitSqlStatements } from '@supabase/lite';
import { StartupError } from './startup-error.ts';

/** A SQL file of the repository. */
export interface SqlFile {
  /** Path under `supabase/`, as messages name it */
  name: string;
  sql: string;
}

/** The migrations in the order of their timestamps. */
export function readMigrations(supabaseFolder: URL): SqlFile[] {
  return readdirSync(new URL('migrations/', supabaseFolder))
    .filter((file) => /^\d{14}_.+\.sql$/.test(file))
    .sort()
    .map((file) => readSqlFile(supabaseFolder, `migrations/${file}`));
}

/** @throws StartupError when there is no such file */
export function readSqlFile(supabaseFolder: URL, name: string): SqlFile {
  try {
    return { name, sql: readFileSync(new URL(name, supabaseFolder), 'utf8') };
  } catch {
    throw new StartupError(`supabase/${name} is missing. Create it, or remove it from supabase/config.toml.`);
  }
}

/**
 * Applies the migrations that were not applied yet, each in a transaction of its own with its entry in the history
 * that the Supabase CLI keeps as well.
 * @throws StartupError naming file, line, statement and Postgres' message; that migration left nothing behind
 */
export async function applyMigrations(database: PGlite, migrations: readonly SqlFile[]): Promise<void> {
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map((row) => row.version));
  for (const migration of migrations) {
    const [version = '', ...name] = migration.name.replace(/^migrations\/|\.sql$/g, '').split('_');
    if (applied.has(version)) continue;
    await runSqlFile(database, migration, async () => {
      await database.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name.join('_'), splitSqlStatements(migration.sql)],
      );
    });
  }
}

/**
 * Runs a whole file in one transaction.
 * @throws StartupError naming file, line and Postgres' message
 */
export async function runSqlFile(database: PGlite, file: SqlFile, afterwards = async () => {}): Promise<void> {
  await database.exec('begin');
  try {
    await database.exec(file.sql);
    await afterwards();
    await database.exec('commit');
  } catch (error) {
    await database.exec('rollback');
    throw new StartupError(describeFailure(file, error), { cause: error });
  }
}

function describeFailure({ name, sql }: SqlFile, error: unknown): string {
  const { message, position, detail, hint }: Record<string, unknown> =
    error instanceof Error ? { ...error, message: error.message } : { message: String(error) };
  const lines = sql.slice(0, Math.max(0, Number(position) - 1)).split('\n');
  const place =
    position === undefined ? '' : ` line ${lines.length}: ${sql.split('\n')[lines.length - 1]?.trim() ?? ''}`;
  const notes = [detail, hint].filter((text) => typeof text === 'string' && text !== '');
  return [`supabase/${name}${place}`, `Postgres: ${message}`, ...notes, 'Mend the file and start again.'].join('\n');
}
