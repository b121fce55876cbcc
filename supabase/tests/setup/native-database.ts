import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import pg from 'pg';
import { factorTablesSql } from '../../local/auth/factor-tables.ts';
import { applyMigrations, readSupabaseFile, runSqlFile } from './apply-sql.ts';
import { type NativePostgres, startNativePostgres } from './native-postgres.ts';

/**
 * Roles of a hosted project's database before the first migration. There, the service role has the timeout of the role
 * that the Data API logs in with.
 */
const hostedRoles = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
  alter role service_role set statement_timeout = '8s';
  create role supabase_auth_admin nologin;
  create role supabase_storage_admin nologin;
  create role owner login password 'only-for-tests' createrole bypassrls;
  grant anon, authenticated, service_role, supabase_auth_admin, supabase_storage_admin to owner;
  create database shop owner owner`;

const callerFunctions = `
  create function auth.jwt() returns jsonb language sql stable
    as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
  create function auth.uid() returns uuid language sql stable
    as $$ select coalesce(
      nullif(current_setting('request.jwt.claim.sub', true), ''),
      nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
    )::uuid $$;
  create function auth.role() returns text language sql stable
    as $$ select coalesce(
      nullif(current_setting('request.jwt.claim.role', true), ''),
      nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
    ) $$;
  alter schema auth owner to supabase_auth_admin;
  grant usage, create on schema auth, storage to owner, supabase_storage_admin;
  grant usage on schema storage to anon, authenticated, service_role;
  grant all on all tables in schema storage to anon, authenticated, service_role;
  grant all on schema public to owner`;

/** Default privileges of a hosted project in `public`, which the migrations must revoke. */
const hostedDefaultPrivileges = ['tables', 'sequences', 'functions']
  .map((kind) => `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role`)
  .join(';');

/** One connection to a Postgres with the migrations and the seed. */
export interface SqlConnection {
  query<T extends Record<string, unknown>>(
    sql: string,
    parameters?: unknown[],
  ): Promise<{ rows: T[]; affectedRows?: number }>;
  /** Runs several statements */
  exec(sql: string): Promise<unknown>;
}

/** A connection to the native server with the interface of PGlite. */
export interface NativeConnection extends SqlConnection {
  close(): Promise<void>;
}

/** A native PostgreSQL with the migrations and the seed, applied by an owner who is not a superuser, as when hosted. */
export interface NativeShop {
  /** URL of the database, with the owner, who is not a superuser */
  url: string;
  /** URL of the database, with the superuser */
  rootUrl: string;
  connect(): Promise<NativeConnection>;
  close(): Promise<void>;
}

/**
 * Starts a server with the migrations and the seed.
 * @param options.hasHostedPrivileges false leaves out the default privileges of a hosted project
 */
export async function openNativeShop({ hasHostedPrivileges = true } = {}): Promise<NativeShop> {
  const server = await startNativePostgres();
  try {
    const root = await connect(server, server.user, 'postgres');
    for (const statement of hostedRoles.split(';')) await root.exec(statement);
    await root.close();
    const builder = await connect(server, server.user, 'shop');
    await builder.exec(`${getAuthSchemaSql()};${factorTablesSql};${getStorageSchemaSql()};${callerFunctions}`);
    for (const [schema, role] of [
      ['auth', 'supabase_auth_admin'],
      ['storage', 'supabase_storage_admin'],
    ]) {
      const { rows } = await builder.query<{ name: string }>(
        'select oid::regclass::text as name from pg_class where relnamespace = $1::regnamespace and relkind = $2',
        [schema, 'r'],
      );
      for (const { name } of rows) await builder.exec(`alter table ${name} owner to ${role}`);
    }
    await builder.close();

    const owner = await connect(server, 'owner', 'shop');
    if (hasHostedPrivileges) await owner.exec(hostedDefaultPrivileges);
    await applyMigrations(owner);
    await runSqlFile(owner, 'seed.sql', await readSupabaseFile('seed.sql'));
    await owner.close();
  } catch (error) {
    await server.close();
    throw error;
  }
  const urlOf = (user: string) => `postgres://${user}:${server.password}@${server.host}:${server.port}/shop`;
  const url = urlOf('owner');
  return { url, rootUrl: urlOf(server.user), connect: () => connectTo(url), close: server.close };
}

function connect({ host, port, password }: NativePostgres, user: string, database: string): Promise<NativeConnection> {
  return connectTo(`postgres://${user}:${password}@${host}:${port}/${database}`);
}

/** Opens a connection to a native server. */
export async function connectTo(url: string): Promise<NativeConnection> {
  const client = new pg.Client({ connectionString: url, types: { getTypeParser } });
  await client.connect();
  return {
    exec: (sql) => client.query(sql),
    async query<T extends Record<string, unknown>>(sql: string, parameters: unknown[] = []) {
      const { rows, rowCount } = await client.query<T>(sql, parameters.map(toParameter));
      return { rows, affectedRows: rowCount ?? 0 };
    },
    close: () => client.end(),
  };
}

/** Converts a list of objects to JSON; a list of plain values stays a Postgres array. */
function toParameter(value: unknown): unknown {
  const isList = Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null);
  return isList ? JSON.stringify(value) : value;
}

const numbers: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

/** Formats values like a hosted Data API: numbers as numbers, timestamps in ISO 8601. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === pg.types.builtins.TIMESTAMPTZ) return toIsoMoment;
  return numbers.includes(type) ? Number : pg.types.getTypeParser(type, format);
}

function toIsoMoment(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
