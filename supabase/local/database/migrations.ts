import { readdirSync, readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { splitSqlStatements } from '@supabase/lite';
import { StartupError } from '../startup-error.ts';

/** A SQL file of the repository. */
export interface SqlFile {
  /** Path under `supabase/`, for messages */
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

/** @throws StartupError if the file does not exist */
export function readSqlFile(supabaseFolder: URL, name: string): SqlFile {
  try {
    return { name, sql: readFileSync(new URL(name, supabaseFolder), 'utf8') };
  } catch {
    throw new StartupError(`supabase/${name} is missing. Create it, or remove it from supabase/config.toml.`);
  }
}

/** A migration that a database has applied. */
interface AppliedMigration {
  version: string;
  name: string;
  statements: string[];
}

/**
 * Applies the migrations that the database has not applied yet, each in its own transaction. Records them in the table
 * that the Supabase CLI uses.
 * @throws StartupError if an applied migration was removed or changed, or with file, line and Postgres' message if one
 * fails; a failed migration is rolled back
 */
export async function applyMigrations(database: PGlite, migrations: readonly SqlFile[]): Promise<void> {
  const { rows } = await database.query<AppliedMigration>(
    'select version, name, statements from supabase_migrations.schema_migrations order by version',
  );
  for (const applied of rows) rejectOtherHistory(applied, migrations);
  const versions = new Set(rows.map(({ version }) => version));
  for (const migration of migrations) {
    const [version = '', ...name] = migration.name.replace(/^migrations\/|\.sql$/g, '').split('_');
    if (versions.has(version)) continue;
    await runSqlFile(database, migration, async () => {
      await database.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name.join('_'), splitSqlStatements(migration.sql)],
      );
    });
  }
}

/** Migrations change until the first release, so a kept database may come from an earlier set. */
function rejectOtherHistory({ version, name, statements }: AppliedMigration, migrations: readonly SqlFile[]): void {
  const file = `migrations/${version}_${name}.sql`;
  const migration = migrations.find((one) => one.name === file);
  if (migration !== undefined && splitSqlStatements(migration.sql).join(';') === statements.join(';')) return;
  throw new StartupError(
    `The database was created by another version of the migrations: supabase/${file} was ` +
      `${migration === undefined ? 'removed' : 'changed'} since. Start over with: pnpm db:reset (deletes the local data)`,
  );
}

/**
 * Runs a whole file in one transaction.
 * @throws StartupError with file, line and Postgres' message
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
