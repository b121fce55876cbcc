import { Hono } from 'hono';
import * as z from 'zod/mini';
import { deliverOutbox } from '../../functions/_shared/mails/deliver-outbox.ts';
import { type AuthCaller, lacksSecondFactor, readAuthCaller } from './auth-caller.ts';
import { type AuthContext, authError } from './auth-context.ts';
import { completeToken, recordSignInMethod } from './complete-session.ts';
import { signClaims } from './tokens.ts';
import { matchTotpCode, newTotpSecret } from './totp.ts';
import { withRateLimit } from './with-rate-limit.ts';

const enrolSchema = z.object({
  factor_type: z.literal('totp'),
  friendly_name: z._default(z.string(), ''),
  issuer: z._default(z.string(), ''),
});
const verifySchema = z.object({ challenge_id: z.uuid(), code: z.string() });

interface FactorRow extends Record<string, unknown> {
  id: string;
  status: string;
  secret: string;
  last_used_step: number | null;
}

const tooWeak = () =>
  authError(403, 'insufficient_aal', 'AAL2 required: the second factor has to be given for this session first.');

/** Routes for second factors like those of a hosted Auth: set up, challenge, verify, remove. */
export function factorRoutes(context: AuthContext): Hono {
  const app = new Hono();
  app.post('/', async ({ req }) => {
    const body = enrolSchema.safeParse(await readBody(req.raw));
    if (!body.success) return authError(400, 'validation_failed', 'factor_type needs to be totp');
    return asCaller(context, req.raw, (caller) =>
      lacksSecondFactor(caller) ? tooWeak() : enrol(context, caller, body.data),
    );
  });
  app.post('/:id/challenge', ({ req }) =>
    asCaller(context, req.raw, async (caller) => {
      const factor = await findFactor(context, caller, req.param('id'));
      if (factor === undefined) return authError(404, 'mfa_factor_not_found', 'Factor not found');
      const id = crypto.randomUUID();
      await context.query('insert into auth.mfa_challenges (id, factor_id) values ($1, $2)', [id, factor.id]);
      return Response.json({ id, type: 'totp', expires_at: Math.floor(Date.now() / 1_000) + 300 });
    }),
  );
  app.post('/:id/verify', async ({ req }) => {
    const body = verifySchema.safeParse(await readBody(req.raw));
    if (!body.success) return authError(400, 'validation_failed', 'challenge_id and code are required');
    return asCaller(context, req.raw, (caller) =>
      // Callers of this route know the password, so attempts are also counted per account.
      withRateLimit(context.deps, req.raw, 'second-factor', caller.userId, async (attempt) => {
        const reply = await verify(context, caller, req.param('id'), body.data);
        if (reply.ok) await attempt.release();
        return reply;
      }),
    );
  });
  app.delete('/:id', ({ req }) =>
    asCaller(context, req.raw, async (caller) => {
      const factor = await findFactor(context, caller, req.param('id'));
      if (factor === undefined) return authError(404, 'mfa_factor_not_found', 'Factor not found');
      if (factor.status === 'verified' && caller.aal !== 'aal2') return tooWeak();
      await context.query('delete from auth.mfa_factors where id = $1', [factor.id]);
      return Response.json({ id: factor.id });
    }),
  );
  return app;
}

async function asCaller(
  context: AuthContext,
  request: Request,
  work: (caller: AuthCaller) => Promise<Response> | Response,
): Promise<Response> {
  const caller = await readAuthCaller(context, request);
  if (caller instanceof Response) return caller;
  try {
    const reply = await work(caller);
    context.deps.afterReply(() => deliverOutbox(context.deps));
    return reply;
  } catch (error) {
    // The trigger on the factors requires a confirmed password.
    if (!(error instanceof Error) || error.message !== 'reauthentication_required') throw error;
    return authError(403, 'reauthentication_needed', 'Give the password again before changing the second factor.');
  }
}

async function enrol(context: AuthContext, { userId, email }: AuthCaller, body: z.infer<typeof enrolSchema>) {
  const [id, secret, name, issuer] = [crypto.randomUUID(), newTotpSecret(), body.friendly_name, body.issuer || 'Shop'];
  await context.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [userId]);
  await context.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, status, secret) values ($1, $2, $3, 'unverified', $4)`,
    [id, userId, name, secret],
  );
  const parameters = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' });
  const uri = `otpauth://totp/${encodeURIComponent(`${issuer}:${email}`)}?${parameters}`;
  // The shop draws the QR code itself.
  return Response.json({ id, type: 'totp', friendly_name: name, totp: { qr_code: '', secret, uri } });
}

async function verify(context: AuthContext, caller: AuthCaller, factorId: string, body: z.infer<typeof verifySchema>) {
  const { query, deps } = context;
  const factor = await findFactor(context, caller, factorId);
  const [challenge] = await query(
    `update auth.mfa_challenges set verified_at = now()
     where id = $1 and factor_id = $2 and verified_at is null and created_at > now() - interval '5 minutes' returning id`,
    [body.challenge_id, factor?.id ?? null],
  );
  if (factor === undefined || challenge === undefined) {
    return authError(422, 'mfa_challenge_expired', 'MFA challenge has expired, verify against another challenge.');
  }
  const step = matchTotpCode(factor.secret, body.code, deps.now(), factor.last_used_step);
  const [used] = await query(
    `update auth.mfa_factors set last_used_step = $2, status = 'verified', updated_at = now()
     where id = $1 and $2::bigint > coalesce(last_used_step, 0) returning id`,
    [factor.id, step],
  );
  if (used === undefined) return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  return strongerSession(context, caller);
}

/** Raises the session of the caller to aal2, ends weaker sessions, and returns new tokens. */
async function strongerSession(context: AuthContext, caller: AuthCaller): Promise<Response> {
  const { query, jwtSecret } = context;
  const { userId, sessionId, claims, user } = caller;
  const refreshToken = crypto.randomUUID();
  await query(`update auth.sessions set aal = 'aal2', updated_at = now() where id = $1`, [sessionId]);
  await query(`delete from auth.sessions where user_id = $1 and id <> $2 and coalesce(aal, 'aal1') = 'aal1'`, [
    userId,
    sessionId,
  ]);
  await query('update auth.refresh_tokens set revoked = true where session_id = $1', [sessionId]);
  await query(
    'insert into auth.refresh_tokens (id, token, user_id, session_id, revoked) values (gen_random_uuid(), $1, $2, $3, false)',
    [refreshToken, userId, sessionId],
  );
  await recordSignInMethod(context, sessionId, 'totp');
  const now = Math.floor(Date.now() / 1_000);
  const lifetime = Math.max(60, claims.exp - Number(claims.iat ?? now));
  const renewed = signClaims({ ...claims, iat: now, exp: now + lifetime }, jwtSecret);
  const { token, factors } = await completeToken(context, renewed, null);
  return Response.json({
    access_token: token,
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: now + lifetime,
    user: { ...user, factors },
  });
}

async function findFactor({ query }: AuthContext, { userId }: AuthCaller, id: string): Promise<FactorRow | undefined> {
  const [factor] = await query<FactorRow>('select * from auth.mfa_factors where id::text = $1 and user_id = $2', [
    id,
    userId,
  ]);
  return factor;
}

async function readBody(request: Request): Promise<unknown> {
  return request.json().catch(() => null);
}
