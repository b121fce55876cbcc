import type { Connection } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { NativeConnection } from '../server/lite-app.ts';

/**
 * The part of the embedded connection that holds for any PostgreSQL. Its package exports it as the base of this class
 * only; its connection to a server needs a driver that is in the public domain, which not every country knows.
 */
const BaseConnection: abstract new (options: object) => Connection<pg.Pool> & Pick<PgliteConnection, 'introspect'> =
  Object.getPrototypeOf(PgliteConnection);

class PoolConnection extends BaseConnection {
  override readonly driver: pg.Pool;
  override readonly dialect = 'postgres';

  constructor(url: string) {
    super({});
    this.driver = new pg.Pool({ connectionString: url, options: '-c TimeZone=UTC', types: { getTypeParser } });
    // The server ends idle connections when it stops; the pool replaces them, and would end the process without this.
    this.driver.on('error', () => {});
    this.kysely = new Kysely({ dialect: new PostgresDialect({ pool: this.driver }) });
  }

  override async close() {
    await this.clearSchemaCache();
    await this.driver.end();
  }
}

/** Opens a pool of connections to a native PostgreSQL, on which the embedded Data API and Auth can work. */
export function nativeConnection(url: string): NativeConnection {
  return new PoolConnection(url);
}

const { INT8, NUMERIC, TIMESTAMPTZ, TIMESTAMP, DATE, TIME, TIMETZ } = pg.types.builtins;

/** Type ids without a name in the driver */
const nameArray = 1003;
const textArray: number = 1009;

/** As a hosted Data API answers: numbers as numbers, moments in ISO 8601. */
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
