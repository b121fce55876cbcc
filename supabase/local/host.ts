import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { requestLimits, visitorAddress } from '../contracts/index.ts';
import type { FunctionDeps } from '../functions/_shared/deps.ts';
import type { FunctionEnv } from '../functions/_shared/env.ts';
import { passwordCheck } from '../functions/_shared/http/password-check.ts';
import type { RequestLine } from '../functions/_shared/http/request-line.ts';
import { paypalClient } from '../functions/_shared/paypal/paypal-client.ts';
import { secretClient } from '../functions/_shared/start-function.ts';
import { authGateway } from './auth/auth-gateway.ts';
import { backgroundWork } from './background/background-work.ts';
import { startSweepTimer } from './background/sweep-timer.ts';
import { webhookSender } from './background/webhook-sender.ts';
import { readConfig } from './config.ts';
import { claimDataFolder } from './data-folder/data-folder.ts';
import { jsonFile } from './data-folder/json-file.ts';
import { loadOrCreateKeys } from './data-folder/keys.ts';
import { openDatabase } from './database/database.ts';
import { functionsHost } from './functions-host.ts';
import { authMailer } from './mail/auth-mailer.ts';
import { openMailbox } from './mail/mailbox.ts';
import { mailboxPages } from './mail/mailbox-page.ts';
import { adoptedPaymentsSql, adoptPayments } from './paypal-sandbox/adopt-payments.ts';
import { paypalSandbox } from './paypal-sandbox/paypal-sandbox.ts';
import { sandboxMerchant } from './paypal-sandbox/sandbox-views.ts';
import { sandboxWebhookId } from './paypal-sandbox/sandbox-webhook.ts';
import type { Handle } from './server/handle.ts';
import { limitBody } from './server/limit-body.ts';
import { listen } from './server/listen.ts';
import { type NativeConnection, openLite, requestRunner } from './server/lite-app.ts';
import { localHostsOnly } from './server/local-hosts-only.ts';
import { readAsset } from './server/read-asset.ts';
import { refuseProduction } from './startup-error.ts';

export interface BackendOptions {
  /** 0 selects a free port. */
  port: number;
  /** Undefined: everything in memory, lost with `close()`. */
  dataDir?: string;
  /** Base URL of links in mails, http://localhost:3000 by default */
  shopUrl?: string;
  /** Delay between capture and verification, 2000 ms by default */
  verificationDelayMs?: number;
  /** Upload timeout, as in production by default */
  uploadTimeoutMs?: number;
  /** Delay of webhook events, 3000 ms by default */
  webhookDelayMs?: number;
  /** Called with the log line of every request to a function; by default failures are printed. */
  onRequest?: (line: RequestLine) => void;
  /** Clock of the functions, the machine's by default */
  now?: () => Date;
  /** Whether the sweep runs on a timer, true by default */
  hasSweepTimer?: boolean;
  /** Folder with config.toml, migrations and seed; this repository's by default */
  supabaseFolder?: URL;
  /** A database with the schema; the embedded one by default. The caller closes it. */
  connection?: NativeConnection;
  /** Handles requests to `/functions/v1`; the functions in this process by default. */
  serveFunctions?: Handle;
  /** Handles requests to Data API, Auth and Storage: another project, whose database `connection` is. */
  project?: { serve: Handle; keys: { publishable: string; secret: string } };
}

/** A running backend. */
export interface Backend {
  url: string;
  keys: { publishable: string; secret: string };
  /** Environment variables the shop needs to reach the backend. */
  shopEnv: Readonly<
    Record<'SUPABASE_URL' | 'SUPABASE_PUBLISHABLE_KEY' | 'PAYPAL_CLIENT_ID' | 'PAYPAL_SDK_URL', string>
  >;
  /** Dependencies of the functions. */
  deps: FunctionDeps;
  /** Resolves when the functions' work after their replies has finished. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const repositorySupabase = new URL('../', import.meta.url);
const paypalCredentials = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' };

/**
 * Starts the embedded backend: database, Data API, Auth, Storage, functions, PayPal sandbox and mailbox on one port.
 * @throws StartupError with a message that explains the fix; everything opened is closed again
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  refuseProduction(process.env.NODE_ENV);
  const { supabaseFolder = repositorySupabase, shopUrl = 'http://localhost:3000' } = options;
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const config = readConfig(new URL('config.toml', supabaseFolder));
    const folder = options.dataDir === undefined ? undefined : claimDataFolder(options.dataDir);
    if (folder !== undefined) closing.push(folder.release);
    const keep = (name: string, mode?: number) => jsonFile(folder?.path(name), { mode });

    const closed: Handle = async () => new Response(null, { status: 503 });
    let handle = closed;
    // Opens the port first, so that a port conflict is reported before the slow creation of the database.
    const listener = await listen((request) => handle(request), options.port);
    closing.push(listener.close);
    const url = `http://127.0.0.1:${listener.port}`;

    const { project } = options;
    const keys = { ...(await loadOrCreateKeys(keep('keys.json', 0o600))), ...project?.keys };
    const embedded = options.connection
      ? null
      : await openDatabase({ supabaseFolder, config, path: folder?.path('postgres') });
    const connection = embedded ?? options.connection;
    if (connection === undefined) throw new Error('There is no database');
    if (embedded !== null) closing.push(() => embedded.close());
    const mailbox = openMailbox(keep('mailbox.json'));
    const mailer = authMailer({
      config,
      repository: new URL('../', supabaseFolder),
      backendUrl: url,
      shopUrl,
      mailbox,
    });
    const { handle: services, query } =
      project === undefined
        ? await openLite({
            connection,
            config,
            keys,
            shopUrl,
            storageFolder: folder?.path('storage') ?? temporaryFolder(closing),
            mailer,
          })
        : { handle: project.serve, query: requestRunner(connection).query };

    const app = new Hono();
    // Functions call the other parts without the network.
    const send: typeof fetch = async (input, init) => app.fetch(new Request(input, init));
    const log = (message: string, facts: object) => console.error(message, facts);
    const background = backgroundWork((error) => log('Work after a reply failed', { error }));
    const env = functionEnv(url, shopUrl, keys);
    const deps: FunctionDeps = {
      env,
      database: secretClient(env, send),
      paypal: paypalClient(env, send),
      isPassword: passwordCheck(env, send),
      mail: { send: async (mail, key) => mailbox.deliver(mail, key) },
      verificationDelayMs: options.verificationDelayMs ?? 2_000,
      uploadTimeoutMs: options.uploadTimeoutMs ?? requestLimits.orderFiles.uploadSeconds * 1000,
      readAsset,
      now: options.now ?? (() => new Date()),
      // All local callers share one address; callers behind a local proxy are distinguished.
      clientAddress: ({ headers }) => visitorAddress(headers),
      afterReply: background.start,
      log,
      logRequest: options.onRequest ?? ((line) => line.status >= 500 && log('A function failed', line)),
    };
    app.use(localHostsOnly);
    app.route('/mailbox', mailboxPages(mailbox));
    const webhooks = webhookSender(options.webhookDelayMs ?? 3_000, async ({ body, headers }) => {
      const reply = await send(`${url}/functions/v1/paypal-webhook`, { method: 'POST', headers, body });
      return reply.ok;
    });
    const payments = keep('paypal-sandbox.json');
    adoptPayments(payments, await query(adoptedPaymentsSql));
    app.route('/paypal', paypalSandbox({ file: payments, credentials: paypalCredentials, url, notify: webhooks.send }));
    const { serveFunctions } = options;
    if (serveFunctions === undefined) app.route('/functions/v1', functionsHost(deps));
    else app.all('/functions/v1/*', (context) => serveFunctions(context.req.raw));
    if (project === undefined) {
      app.route(
        '/auth/v1',
        authGateway({ deps, auth: services, query, mailer, jwtSecret: keys.jwtSecret, secretKey: keys.secret }),
      );
    }
    app.all('*', (context) => services(context.req.raw));
    handle = async (request) => {
      const complete = await limitBody(request);
      return complete instanceof Response ? complete : app.fetch(complete);
    };

    closing.push(background.settled, webhooks.stop, () => {
      handle = closed;
    });
    if (options.hasSweepTimer !== false) closing.push(startSweepTimer(deps).stop);
    return {
      url,
      keys: { publishable: keys.publishable, secret: keys.secret },
      shopEnv: {
        SUPABASE_URL: url,
        SUPABASE_PUBLISHABLE_KEY: keys.publishable,
        PAYPAL_CLIENT_ID: paypalCredentials.clientId,
        PAYPAL_SDK_URL: `${url}/paypal/sdk.js`,
      },
      deps,
      settled: background.settled,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function functionEnv(url: string, shopUrl: string, keys: { secret: string; orderLinkSecret: string }): FunctionEnv {
  return {
    supabaseUrl: url,
    secretKey: keys.secret,
    paypalApiBase: `${url}/paypal`,
    paypalClientId: paypalCredentials.clientId,
    paypalClientSecret: paypalCredentials.clientSecret,
    paypalMerchantId: sandboxMerchant.merchant_id,
    paypalWebhookId: sandboxWebhookId,
    shopUrl,
    shopEmail: 'hallo@example.de',
    orderLinkSecret: keys.orderLinkSecret,
    mailWebhookSecret: `whsec_${btoa(keys.orderLinkSecret)}`,
  };
}

function temporaryFolder(closing: (() => unknown)[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-backend-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
