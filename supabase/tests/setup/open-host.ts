import { App } from '@supabase/lite';
import { createClient } from '@supabase/supabase-js';
import { readConfig } from '../../local/config.ts';
import { openDatabase } from '../../local/database/database.ts';
import { initApp } from '../../local/database/init-app.ts';
import { createMemoryStorage } from './storage-in-memory.ts';

const supabaseFolder = new URL('../../', import.meta.url);
const PUBLISHABLE_KEY = 'sb_publishable_test';
const SECRET_KEY = 'sb_secret_test';

/** Opens Supabase in this process: Data API, Auth and Storage on a real Postgres with our migrations and the seed. */
export async function openHost() {
  const connection = await openDatabase({
    supabaseFolder,
    config: readConfig(new URL('config.toml', supabaseFolder)),
    path: undefined,
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
  await initApp(app);
  await connection.clearSchemaCache();

  const clientWith = (key: string) =>
    createClient('http://localhost', key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        fetch: async (input, init) => {
          const request = new Request(input, init);
          // Bucket limits are checked with this header, which in-process requests lack.
          if (init?.body instanceof Uint8Array) request.headers.set('content-length', String(init.body.byteLength));
          return app.fetch(request);
        },
      },
    });
  return {
    app,
    database: connection.driver,
    /** Creates a visitor's client; sign in with `auth.signInWithPassword`. */
    visitor: () => clientWith(PUBLISHABLE_KEY),
    service: () => clientWith(SECRET_KEY),
    close: () => connection.close(),
  };
}
