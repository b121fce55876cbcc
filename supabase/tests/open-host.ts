import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { createClient } from '@supabase/supabase-js';
import { factorTablesSql } from '../local/auth/factor-tables.ts';
import { withFewStatements } from '../local/session-settings.ts';
import { applyMigrations, readSupabaseFile, runSqlFile } from './apply-sql.ts';
import { keepPrepared, preparedDatabase } from './prepared-database.ts';
import { createMemoryStorage } from './storage-in-memory.ts';

const PUBLISHABLE_KEY = 'sb_publishable_test';
const SECRET_KEY = 'sb_secret_test';

/** Supabase in this process: real Postgres with our migrations and the seed behind the Data API, Auth and Storage. */
export async function openHost() {
  const prepared = preparedDatabase();
  const connection = await createPgliteConnection({
    // As the Data API of a hosted project answers: numbers as numbers, moments in ISO 8601.
    pgliteOptions: {
      extensions: { pg_trgm },
      loadDataDir: prepared,
      parsers: { 1700: Number, 1184: (text) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00') },
    },
  });
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: 'a-secret-for-tests-of-at-least-32-characters',
      publishable_key: PUBLISHABLE_KEY,
      secret_key: SECRET_KEY,
      email: { enable_confirmations: true },
    },
    storage: { enabled: true },
  });
  app._storageAdapter = createMemoryStorage();
  if (prepared) {
    await connection.driver.waitReady;
    await app.init();
  } else {
    await app.ensureSystemSchema();
    await connection.driver.exec(factorTablesSql);
    await applyMigrations(connection.driver);
    await runSqlFile(connection.driver, 'seed.sql', await readSupabaseFile('seed.sql'));
    await keepPrepared(connection.driver);
  }
  withFewStatements(connection);
  await connection.clearSchemaCache();

  const clientWith = (key: string) =>
    createClient('http://localhost', key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        fetch: async (input, init) => {
          const request = new Request(input, init);
          // A request over the network says how long it is; bucket limits are checked by that.
          if (init?.body instanceof Uint8Array) request.headers.set('content-length', String(init.body.byteLength));
          return app.fetch(request);
        },
      },
    });
  return {
    app,
    database: connection.driver,
    /** A visitor's client; signs in with `auth.signInWithPassword`. */
    visitor: () => clientWith(PUBLISHABLE_KEY),
    service: () => clientWith(SECRET_KEY),
    close: () => connection.close(),
  };
}
