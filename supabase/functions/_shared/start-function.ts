import { createClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { requestLimits, visitorAddress } from '../../contracts/index.ts';
import { tracedFetch } from '../../tracing/index.ts';
import type { FunctionDeps } from './deps.ts';
import { type FunctionEnv, readFunctionEnv } from './env.ts';
import { corsOptions } from './http/cors-options.ts';
import { passwordCheck } from './http/password-check.ts';
import type { FunctionHandler } from './http/serve-function.ts';
import { withoutPersonalData } from './logging/without-personal-data.ts';
import { httpMailTransport, type MailTransport } from './mails/mail-transport.ts';
import { paypalClient } from './paypal/paypal-client.ts';

/** The APIs of Deno and Supabase's edge runtime used here. */
interface EdgeHost {
  Deno: {
    readFile(path: URL): Promise<Uint8Array<ArrayBuffer>>;
    env: { toObject(): Record<string, string> };
    serve(handle: (request: Request) => Response | Promise<Response>): unknown;
  };
  EdgeRuntime?: { waitUntil(work: Promise<unknown>): void };
}

const verificationDelayMs = 2_000;

/** Serves one function on Supabase's edge runtime. */
export function startFunction(handle: FunctionHandler): void {
  // Only this file uses the hosted runtime; Node has no types for it.
  const { Deno, EdgeRuntime } = globalThis as unknown as EdgeHost;
  const source = Deno.env.toObject();
  const env = readFunctionEnv(source);
  const deps: FunctionDeps = {
    env,
    database: secretClient(env),
    paypal: paypalClient(env),
    isPassword: passwordCheck(env),
    mail: mailFrom(source),
    verificationDelayMs,
    uploadTimeoutMs: requestLimits.orderFiles.uploadSeconds * 1000,
    now: () => new Date(),
    readAsset: (specifier) => Deno.readFile(new URL(import.meta.resolve(specifier))),
    clientAddress: ({ headers }) => visitorAddress(headers, env.clientAddressHeader),
    afterReply(work) {
      const running = work().catch((error: unknown) =>
        log('Work after a reply failed', { error: withoutPersonalData(String(error)) }),
      );
      EdgeRuntime?.waitUntil(running);
    },
    log,
    logRequest: (line) => console.log(JSON.stringify({ message: 'request', ...line })),
  };
  const app = new Hono();
  app.use(cors(corsOptions));
  app.all('*', (context) => handle(context.req.raw, deps));
  Deno.serve(app.fetch);
}

/** Creates a client with the secret key, for functions only. */
export function secretClient(env: FunctionEnv, send: typeof fetch = fetch) {
  return createClient(env.supabaseUrl, env.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Disabled because the caller retries sooner than a client with backoff.
    db: { retry: false },
    global: { fetch: tracedFetch(send) },
  });
}

function mailFrom(source: Readonly<Record<string, string>>): MailTransport {
  const { MAIL_API_URL: url, MAIL_API_KEY: apiKey, MAIL_FROM: from } = source;
  if (!url || !apiKey || !from) {
    throw new Error('Set MAIL_API_URL, MAIL_API_KEY and MAIL_FROM, so that the functions can send mails.');
  }
  return httpMailTransport({ url, apiKey, from });
}

function log(message: string, facts: Readonly<Record<string, unknown>>): void {
  console.error(JSON.stringify({ message, ...facts }));
}
