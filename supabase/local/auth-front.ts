import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as z from 'zod/mini';
import { readAuthCaller } from './auth/auth-caller.ts';
import type { AuthContext } from './auth/auth-context.ts';
import { completeSession, completeToken } from './auth/complete-session.ts';
import { factorRoutes } from './auth/factor-routes.ts';
import { limited } from './auth/limited.ts';
import { changeUser } from './auth/user-changes.ts';

const accountSchema = z.object({ email: z.string() });

/**
 * What a hosted Supabase has in front of Auth or in it, and the embedded one lacks: CORS headers, rate limits, second
 * factors, changes of an account only for its owner, and the same answer whether an address has an account or not.
 */
export function authFront(context: AuthContext): Hono {
  const { deps, auth } = context;
  const app = new Hono();
  app.use(
    cors({
      origin: '*',
      allowHeaders: ['authorization', 'x-client-info', 'apikey', 'content-type', 'x-supabase-api-version'],
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
      exposeHeaders: ['retry-after', 'x-supabase-api-version'],
    }),
  );
  app.post('/token', async ({ req }) => {
    if (req.query('grant_type') !== 'password') return completeSession(context, await auth(req.raw), null);
    // A function checks a password for a caller whom it has limited itself.
    if (req.header('apikey') === context.secretKey) return auth(req.raw);
    return limited(deps, req.raw, 'login', await accountOf(req.raw), async (attempt) => {
      const reply = await auth(req.raw);
      // Only misses count: who knows the password may sign in as often as they like.
      if (reply.ok) await attempt.forgive();
      return completeSession(context, reply, 'password');
    });
  });
  app.post('/verify', async ({ req }) => completeSession(context, await auth(req.raw), 'otp'));
  app.get('/verify', async ({ req }) => completeRedirect(context, await auth(req.raw)));
  app.post('/signup', async ({ req }) => {
    const email = await accountOf(req.raw);
    return limited(deps, req.raw, 'register', email, async () => {
      const reply = await auth(req.raw);
      return reply.status === 429 || reply.status === 422 ? concealAccount(reply, email) : reply;
    });
  });
  app.post('/recover', async ({ req }) =>
    limited(deps, req.raw, 'password-reset', await accountOf(req.raw), () => auth(req.raw)),
  );
  app.get('/user', async ({ req }) => {
    const caller = await readAuthCaller(context, req.raw);
    return caller instanceof Response ? caller : Response.json({ ...caller.user, factors: caller.factors });
  });
  app.put('/user', ({ req }) => changeUser(context, req.raw));
  app.route('/factors', factorRoutes(context));
  app.all('*', ({ req }) => auth(req.raw));
  return app;
}

/** The link of a mail leads on with a session in the fragment of the address. */
async function completeRedirect(context: AuthContext, reply: Response): Promise<Response> {
  const location = new URL(reply.headers.get('location') ?? 'about:blank');
  const session = new URLSearchParams(location.hash.slice(1));
  const token = session.get('access_token');
  if (token === null) return reply;
  session.set('access_token', (await completeToken(context, token, 'otp')).token);
  location.hash = session.toString();
  return new Response(null, { status: reply.status, headers: { location: location.href } });
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
