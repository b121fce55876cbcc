import { App, type Connection } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { AuthQuery } from '../auth/auth-context.ts';
import type { SupabaseConfig } from '../config.ts';
import type { BackendKeys } from '../data-folder/keys.ts';
import { initApp } from '../database/init-app.ts';
import { rollbackOpenTransaction } from '../database/rollback-open-transaction.ts';
import { withRequestedRedirect } from '../mail/auth-mailer.ts';
import { withHostedSignedUrl } from '../storage/signed-address.ts';
import { storageFiles } from '../storage/storage-files.ts';
import { unpackUpload } from '../storage/unpack-upload.ts';
import type { Handle } from './handle.ts';
import { requestQueue } from './request-queue.ts';

/** A connection pool of a native PostgreSQL. */
export type NativeConnection = Connection<{
  query<Row extends Record<string, unknown>>(sql: string, parameters: unknown[]): Promise<{ rows: Row[] }>;
}>;

/** Parts and settings of the embedded Supabase. */
export interface LiteOptions {
  connection: PgliteConnection | NativeConnection;
  config: SupabaseConfig;
  keys: BackendKeys;
  shopUrl: string;
  storageFolder: string;
  mailer: NonNullable<App['_mailer']>;
}

/** The embedded Supabase. */
export interface Lite {
  handle: Handle;
  /** Runs a statement without row level security, queued behind requests. */
  query: AuthQuery;
}

/** Opens Data API, Auth and Storage on one database. Admin mode is off: requests without a key are rejected. */
export async function openLite({
  connection,
  config,
  keys,
  shopUrl,
  storageFolder,
  mailer,
}: LiteOptions): Promise<Lite> {
  // The app knows the setting by its earlier name.
  const { enabled: isEmailEnabled, ...email } = config.auth.email;
  const app = new App({
    connection,
    api: { enabled: true, schemas: config.api.schemas, max_rows: config.api.max_rows },
    auth: {
      ...config.auth,
      email: { ...email, enable_signup: isEmailEnabled, template: {} },
      enabled: true,
      site_url: shopUrl,
      additional_redirect_urls: [...config.auth.additional_redirect_urls, `${shopUrl}/**`],
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
    },
    storage: { enabled: true, file_size_limit: config.storage.file_size_limit },
    options: { server: { admin: false } },
  });
  app._mailer = mailer;
  app._storageAdapter = storageFiles(storageFolder);
  await initApp(app);
  // Sets up the roles of requests. Otherwise the first requests do, and fail if they run in parallel.
  await connection.withContext({ auth: { role: 'anon' } }, async () => undefined);

  const { run, query } = requestRunner(connection);
  return {
    async handle(request) {
      const complete = await unpackUpload(await readWhole(request));
      const reply = await run(() => withRequestedRedirect(complete, () => app.fetch(complete)));
      return request.method === 'OPTIONS' ? preflightReply(reply) : withHostedSignedUrl(complete, reply);
    },
    query,
  };
}

/** Requests to a native server run in parallel, on separate connections; those to PGlite run one at a time. */
export function requestRunner(connection: LiteOptions['connection']): {
  run: (work: () => Promise<Response>) => Promise<Response>;
  query: AuthQuery;
} {
  const { driver } = connection;
  if (!('dumpDataDir' in driver)) {
    return {
      run: (work) => work(),
      query: async <Row extends Record<string, unknown>>(sql: string, parameters: readonly unknown[] = []) =>
        (await driver.query<Row>(sql, [...parameters])).rows,
    };
  }
  const inTurn = requestQueue();
  return {
    run: (work) => inTurn(() => rollbackOpenTransaction(driver, work)),
    query: async <Row extends Record<string, unknown>>(sql: string, parameters: readonly unknown[] = []) =>
      (await inTurn(() => driver.query<Row>(sql, [...parameters]))).rows,
  };
}

/** Accepts preflight requests of database functions. The app rejects them: it finds no function without parameters. */
function preflightReply(reply: Response): Response {
  return reply.ok ? reply : new Response(null, { status: 204, headers: corsHeaders(reply.headers) });
}

function corsHeaders(headers: Headers): Headers {
  return new Headers([...headers].filter(([name]) => name.startsWith('access-control-')));
}

/** Reads the body before the request is queued, so that a slow upload does not block other requests. */
async function readWhole(request: Request): Promise<Request> {
  const { url, method, headers } = request;
  if (request.body === null) return new Request(url, { method, headers });
  const body = await request.arrayBuffer();
  // Buckets check their size limit with this header, which in-process requests lack.
  const known = new Headers(headers);
  known.set('content-length', String(body.byteLength));
  return new Request(url, { method, headers: known, body });
}
