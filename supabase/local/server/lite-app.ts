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
import { requestQueue } from './request-queue.ts';

/** A handler of web requests. */
export type Handle = (request: Request) => Promise<Response>;

/** Connections to a native PostgreSQL. */
export type NativeConnection = Connection<{
  query<Row extends Record<string, unknown>>(sql: string, parameters: unknown[]): Promise<{ rows: Row[] }>;
}>;

/** Everything the embedded Supabase is made of. */
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
  /** Past row level security, in its turn after the requests. */
  query: AuthQuery;
}

/** Data API, Auth and Storage on one database. Admin mode stays off: a request without a key is refused. */
export async function openLite({
  connection,
  config,
  keys,
  shopUrl,
  storageFolder,
  mailer,
}: LiteOptions): Promise<Lite> {
  const app = new App({
    connection,
    api: { enabled: true, schemas: config.api.schemas, max_rows: config.api.max_rows },
    auth: {
      ...config.auth,
      email: { ...config.auth.email, template: {} },
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

  const { run, query } = lane(connection);
  return {
    async handle(request) {
      const complete = await unpackUpload(await readWhole(request));
      const reply = await run(() => withRequestedRedirect(complete, () => app.fetch(complete)));
      return request.method === 'OPTIONS' ? preflightReply(reply) : withHostedSignedUrl(complete, reply);
    },
    query,
  };
}

/** Requests to a native server run side by side, on connections of their own; those to PGlite one after the other. */
function lane(connection: LiteOptions['connection']): {
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

/** Replies to preflight requests of database functions. Without parameters the app finds no function and rejects them. */
function preflightReply(reply: Response): Response {
  return reply.ok ? reply : new Response(null, { status: 204, headers: corsHeaders(reply.headers) });
}

function corsHeaders(headers: Headers): Headers {
  return new Headers([...headers].filter(([name]) => name.startsWith('access-control-')));
}

/** The body is read before the request's turn: a slow upload must not block other requests. */
async function readWhole(request: Request): Promise<Request> {
  const { url, method, headers } = request;
  if (request.body === null) return new Request(url, { method, headers });
  const body = await request.arrayBuffer();
  // Buckets check their limit by this header, which a request within the process lacks.
  const known = new Headers(headers);
  known.set('content-length', String(body.byteLength));
  return new Request(url, { method, headers: known, body });
}
