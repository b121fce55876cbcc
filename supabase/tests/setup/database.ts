import { applyRoleSettings } from '../../local/database/session-settings.ts';
import { readExternalProject } from '../../local/testing/external-project.ts';
import { type Actor, type ActorName, actors, sessionIdOf, tokenSessionOf } from './actors.ts';
import { connectTo, openNativeShop, type SqlConnection } from './native-database.ts';
import { openHost } from './open-host.ts';
import { copyDatabase } from './prepared-database.ts';

/** An error from Postgres. */
export interface DatabaseFailure {
  code: string;
  message: string;
  detail: string | null;
}

type Row = Record<string, unknown>;

/** Runs statements as one caller. Only a failed statement is rolled back, so that a test can continue after it. */
export interface Session {
  query<T extends Row = Row>(sql: string, parameters?: readonly unknown[]): Promise<T[]>;
  /** Returns the number of rows affected by a command without `returning`. */
  affected(sql: string, parameters?: readonly unknown[]): Promise<number>;
  /** Returns the first column of the only row. */
  value(sql: string, parameters?: readonly unknown[]): Promise<unknown>;
  /** Returns the error of a statement that must fail. */
  failure(sql: string, parameters?: readonly unknown[]): Promise<DatabaseFailure>;
}

/** Sessions of one transaction that is rolled back at the end. */
export interface Trial {
  /** The owner of the database, who bypasses policies. */
  owner: Session;
  /** @param claims additional claims of the caller's token */
  as(actor: ActorName, claims?: Readonly<Record<string, string>>): Session;
}

/** Real Postgres with the migrations and the seed. */
export interface Database {
  /** Runs a test in a transaction and rolls it back. */
  trial<T>(test: (trial: Trial) => Promise<T>): Promise<T>;
  /** Adds rows for all later tests of the file. */
  prepare(fill: (trial: Trial) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

function toFailure(cause: unknown): DatabaseFailure {
  const fields: Row = cause instanceof Error ? { ...cause, message: cause.message } : {};
  return {
    code: String(fields.code),
    message: String(fields.message),
    detail: typeof fields.detail === 'string' ? fields.detail : null,
  };
}

/** Grants like those of the embedded host: every role may access every table, so that only row security protects it. */
const publicGrants = 'grant all on all tables in schema public to anon, authenticated, service_role';
const grants = `
  grant usage on schema storage to anon, authenticated, service_role;
  grant all on all tables in schema storage to anon, authenticated, service_role;
  ${publicGrants}`;

/** Opens a copy of the prepared database, or the one of an external project. */
export async function openDatabase(): Promise<Database> {
  const external = readExternalProject(process.env);
  if (external !== null) return openExternalDatabase(external.databaseUrl);
  const copy = await copyDatabase();
  const connection = await connectTo(copy.rootUrl);
  await connection.exec(grants);
  return testDatabase(connection, async () => {
    await connection.close();
    await copy.close();
  });
}

/** Opens an existing database with the schema and the seed, and leaves it unchanged: everything is rolled back. */
export async function openExternalDatabase(url: string): Promise<Database> {
  const connection = await connectTo(url);
  await connection.exec('begin');
  await connection.exec(publicGrants);
  // The transactions of the tests are parts of one.
  const parts: Readonly<Record<string, string>> = {
    begin: 'savepoint test',
    commit: 'release savepoint test',
    rollback: 'rollback to savepoint test; release savepoint test',
  };
  const inOneTransaction: SqlConnection = { ...connection, exec: (sql) => connection.exec(parts[sql] ?? sql) };
  return testDatabase(inOneTransaction, async () => {
    await connection.exec('rollback');
    await connection.close();
  });
}

/** Opens a native database with only the table privileges that the migrations grant. */
export async function openNativeDatabase(): Promise<Database> {
  const shop = await openNativeShop();
  const connection = await shop.connect();
  return testDatabase(connection, async () => {
    await connection.close();
    await shop.close();
  });
}

/** Opens the Postgres of the embedded host, which runs in this process. */
export async function openEmbeddedDatabase(): Promise<Database> {
  const { database, close } = await openHost();
  await database.exec(grants);
  return testDatabase(database, close);
}

/** Creates a test database from a connection, with a new session for each signed-in caller. */
export async function testDatabase(database: SqlConnection, close: () => Promise<void>): Promise<Database> {
  const users: readonly Actor[] = Object.values(actors);
  for (const { userId, isSignedOut } of users) {
    if (userId === null || isSignedOut) continue;
    await database.query('insert into auth.sessions (id, user_id) select $1, id from auth.users where id = $2', [
      sessionIdOf(userId),
      userId,
    ]);
  }

  async function enter(actor: Actor, further: object): Promise<void> {
    const { role, userId } = actor;
    const claims = JSON.stringify({
      role,
      sub: userId,
      session_id: tokenSessionOf(actor),
      ...further,
    });
    await database.query(
      `select set_config('role', $1, true), set_config('request.jwt.claim.sub', $2, true),
        set_config('request.jwt.claim.role', $1, true), set_config('request.jwt.claims', $3, true)`,
      [role, userId ?? '', claims],
    );
    await database.query(applyRoleSettings, [role]);
  }

  function session(actor: Actor | null, claims: object = {}): Session {
    const run = async <T extends Row>(sql: string, parameters: readonly unknown[] = []) => {
      await database.exec('savepoint statement');
      try {
        if (actor) await enter(actor, claims);
        const result = await database.query<T>(sql, [...parameters]);
        await database.exec('reset role; reset statement_timeout; release savepoint statement');
        return result;
      } catch (cause) {
        await database.exec('rollback to savepoint statement; reset role');
        throw cause;
      } finally {
        await database.exec(
          `select set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claims', '', true)`,
        );
      }
    };
    return {
      query: async <T extends Row>(sql: string, parameters?: readonly unknown[]) =>
        (await run<T>(sql, parameters)).rows,
      affected: async (sql, parameters) => (await run(sql, parameters)).affectedRows ?? 0,
      value: async (sql, parameters) => Object.values((await run(sql, parameters)).rows[0] ?? {})[0],
      failure: async (sql, parameters) => {
        try {
          await run(sql, parameters);
        } catch (cause) {
          return toFailure(cause);
        }
        throw new Error(`expected a refusal of: ${sql}`);
      },
    };
  }

  const everyone: Trial = { owner: session(null), as: (name, claims) => session(actors[name], claims) };
  return {
    trial: async (test) => {
      await database.exec('begin');
      try {
        return await test(everyone);
      } finally {
        await database.exec('rollback');
      }
    },
    prepare: async (fill) => {
      await database.exec('begin');
      await fill(everyone);
      await database.exec('commit');
    },
    close,
  };
}
