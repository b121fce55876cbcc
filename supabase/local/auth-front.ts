import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as z from 'zod/mini';
import type { FunctionDeps } from '../functions/_shared/deps.ts';
import { FunctionError } from '../functions/_shared/function-error.ts';
import { type CountedAttempt, type LimitedAction, limitRate } from '../functions/_shared/rate-limit.ts';
import type { Handle } from './lite-app.ts';

const accountSchema = z.object({ email: z.string() });

/**
 * What stands before Auth at a hosted Supabase and is missing in the embedded one: the headers browsers ask for, limits
 * for login, registration and reset by address and account, and the same answer whether an address has an account or
 * not.
 */
export function authFront(deps: FunctionDeps, auth: Handle): Hono {
  const app = new Hono();
  app.use(
    cors({
      origin: '*',
      allowHeaders: ['authorization', 'x-client-info', 'apikey', 'content-type', 'x-supabase-api-version'],
      exposeHeaders: ['retry-after', 'x-supabase-api-version'],
    }),
  );
  app.post('/token', async ({ req }) => {
    if (req.query('grant_type') !== 'password') return auth(req.raw);
    return limited(deps, req.raw, 'login', async (request, attempt) => {
      const reply = await auth(request);
      // Only misses count: who knows the password may sign in as often as they like.
      if (reply.ok) await attempt.forgive();
      return reply;
    });
  });
  app.post('/signup', ({ req }) =>
    limited(deps, req.raw, 'register', async (request) => {
      const email = await accountOf(request);
      const reply = await auth(request);
      return reply.status === 429 || reply.status === 422 ? concealAccount(reply, email) : reply;
    }),
  );
  app.post('/recover', ({ req }) => limited(deps, req.raw, 'password-reset', auth));
  app.all('*', ({ req }) => auth(req.raw));
  return app;
}

async function limited(
  deps: FunctionDeps,
  request: Request,
  action: LimitedAction,
  work: (request: Request, attempt: CountedAttempt) => Promise<Response>,
): Promise<Response> {
  try {
    return await work(request, await limitRate(deps, request, action, await accountOf(request)));
  } catch (error) {
    if (!(error instanceof FunctionError) || error.code !== 'too_many_requests') throw error;
    const seconds = Number(error.params.retryAfterSeconds);
    return Response.json(
      {
        code: 'over_request_rate_limit',
        message: `For security purposes, you can only request this after ${seconds} seconds.`,
      },
      { status: 429, headers: { 'retry-after': String(seconds), 'x-sb-error-code': 'over_request_rate_limit' } },
    );
  }
}

async function accountOf(request: Request): Promise<string | null> {
  const body = accountSchema.safeParse(
    await request
      .clone()
      .json()
      .catch(() => null),
  );
  return body.success ? body.data.email : null;
}

/** The embedded Auth says that an account exists; a hosted one answers as if it had made a new one, and mails nothing. */
async function concealAccount(reply: Response, email: string | null): Promise<Response> {
  const error = z.object({ code: z.string() }).safeParse(
    await reply
      .clone()
      .json()
      .catch(() => null),
  );
  const names = ['over_email_send_rate_limit', 'user_already_exists', 'email_exists'];
  const code = error.success ? error.data.code : reply.headers.get('x-sb-error-code');
  if (!names.includes(code ?? '')) return reply;
  const now = new Date().toISOString();
  return Response.json({
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}
