import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type NativeShop, openNativeShop } from './native-database.ts';

/** Environment variable with the URLs of this run's server, read by the workers. */
const ADDRESSES = 'PREPARED_DATABASE';

/** A database of one test file. */
export interface DatabaseCopy {
  /** URL with the owner, who is not a superuser */
  url: string;
  /** URL with the superuser */
  rootUrl: string;
  close(): Promise<void>;
}

/**
 * Global setup of Vitest: one native PostgreSQL with the migrations and the seed. Each test file gets a copy of its
 * database, which takes milliseconds.
 */
export default async function startPreparedDatabase(): Promise<() => Promise<void>> {
  const { url, rootUrl, close } = await openNativeShop();
  process.env[ADDRESSES] = JSON.stringify({ url, rootUrl });
  return close;
}

/** Copies the prepared database. Outside Vitest it starts a server for this one database. */
export async function copyDatabase(): Promise<DatabaseCopy> {
  const addresses = process.env[ADDRESSES];
  if (addresses === undefined) return openNativeShop();
  const { url, rootUrl }: Pick<NativeShop, 'url' | 'rootUrl'> = JSON.parse(addresses);
  const name = `shop_${randomBytes(6).toString('hex')}`;
  const serverUrl = withDatabase(rootUrl, 'postgres');
  await runOn(serverUrl, `create database ${name} template shop`);
  return {
    url: withDatabase(url, name),
    rootUrl: withDatabase(rootUrl, name),
    close: () => runOn(serverUrl, `drop database ${name} with (force)`),
  };
}

function withDatabase(url: string, name: string): string {
  return new URL(`/${name}`, url).href;
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
