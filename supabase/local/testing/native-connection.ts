import type { Connection } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { withBatchedSettings } from '../database/session-settings.ts';
import type { NativeConnection } from '../server/lite-app.ts';

/**
 * The part of the embedded connection that works with any PostgreSQL. Its package exports it only as the base of this
 * class. Its own server connection requires a driver in the public domain, which some countries do not recognize.
 */
const BaseConnection: abstract new (options: object) => Connection<pg.Pool> & Pick<PgliteConnection, 'introspect'> =
  Object.getPrototypeOf(PgliteConnection);

class PoolConnection extends BaseConnection {
  override readonly driver: pg.Pool;
  override readonly dialect = 'postgres';

  constructor(url: string) {
    super({});
    this.driver = new pg.Pool({ connectionString: url, options: '-c TimeZone=UTC', types: { getTypeParser } });
    // A stopping server ends idle connections. The pool replaces them; without this handler the process would crash.
    this.driver.on('error', () => {});
    this.kysely = new Kysely({ dialect: new PostgresDialect({ pool: this.driver }) });
  }

  override async close() {
    await this.clearSchemaCache();
    await this.driver.end();
  }
}

/** Opens a connection pool of a native PostgreSQL for the embedded Data API and Auth. */
export function nativeConnection(url: string): NativeConnection {
  return withBatchedSettings(new PoolConnection(url), { hasRoleSettings: true });
}

const { INT8, NUMERIC, TIMESTAMPTZ, TIMESTAMP, DATE, TIME, TIMETZ } = pg.types.builtins;

/** Type ids without a name in the driver */
const nameArray = 1003;
const textArray: number = 1009;

/** Formats values like a hosted Data API: numbers as numbers, timestamps in ISO 8601. */
const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [TIMESTAMPTZ, (text) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')],
  [nameArray, pg.types.getTypeParser(textArray)],
  ...[TIMESTAMP, DATE, TIME, TIMETZ].map((type) => [type, String] as const),
]);

function getTypeParser(type: number, format?: 'text' | 'binary') {
  return parsers.get(type) ?? pg.types.getTypeParser(type, format);
}
