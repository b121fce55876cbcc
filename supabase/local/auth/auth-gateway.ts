import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as z from 'zod/mini';
import { readAuthCaller } from './auth-caller.ts';
import type { AuthContext } from './auth-context.ts';
import { completeSession, completeToken } from './complete-session.ts';
import { confirmEmailChange } from './email-change.ts';
import { factorRoutes } from './factor-routes.ts';
import { logIn } from './log-in.ts';
import { addMailRequests } from './mail-requests.ts';
import { signUp } from './sign-up.ts';
import { changeUser } from './user-changes.ts';
import { verifyMail } from './verify-mail.ts';
import { withRateLimit } from './with-rate-limit.ts';

const accountSchema = z.object({ email: z.string() });

/**
 * Adds the features of a hosted Auth that the embedded one lacks: CORS headers, rate limits, second factors, account
 * changes by the owner only, and the same reply for addresses with and without an account.
 */
export function authGateway(context: AuthContext): Hono {
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
    // Sent by a function that checks a password and has applied its own rate limit.
    if (req.header('apikey') === context.secretKey) return auth(req.raw);
    return withRateLimit(deps, req.raw, 'login', await accountOf(req.raw), async (attempt) => {
      const reply = await logIn(context, req.raw);
      // Only failed attempts count. Successful sign-ins are not limited.
      if (reply.ok) await attempt.release();
      return completeSession(context, reply, 'password');
    });
  });
  app.post('/verify', ({ req }) => verifyMail(context, req.raw));
  app.get('/verify', async ({ req }) => {
    if (req.query('type') !== 'email_change') return completeRedirect(context, await auth(req.raw));
    const reply = await confirmEmailChange(context, req.query('token') ?? '');
    const target = new URL(context.deps.env.shopUrl);
    if (!reply.ok) target.hash = 'error=access_denied&error_code=otp_expired';
    return new Response(null, { status: 303, headers: { location: target.href } });
  });
  app.post('/signup', async ({ req }) =>
    withRateLimit(deps, req.raw, 'register', await accountOf(req.raw), () => signUp(context, req.raw)),
  );
  addMailRequests(app, context);
  app.get('/user', async ({ req }) => {
    const caller = await readAuthCaller(context, req.raw);
    return caller instanceof Response ? caller : Response.json({ ...caller.user, factors: caller.factors });
  });
  app.put('/user', ({ req }) => changeUser(context, req.raw));
  app.route('/factors', factorRoutes(context));
  app.all('*', ({ req }) => auth(req.raw));
  return app;
}

/** Completes the session that a mail link passes on in the URL fragment. */
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
