import { createHash } from 'node:crypto';
import bcrypt from 'bcryptjs';
import * as z from 'zod/mini';
import { deliverOutbox } from '../../functions/_shared/mails/deliver-outbox.ts';
import { withRequestedRedirect } from '../mail/auth-mailer.ts';
import { type AuthCaller, lacksSecondFactor, readAuthCaller } from './auth-caller.ts';
import { type AuthContext, authError } from './auth-context.ts';
import { withBody } from './complete-session.ts';
import { requestEmailChange } from './email-change.ts';
import { withRateLimit } from './with-rate-limit.ts';

const changesSchema = z.object({
  password: z.optional(z.string()),
  email: z.optional(z.string()),
  current_password: z.optional(z.string()),
  nonce: z.optional(z.string()),
});

type Changes = z.infer<typeof changesSchema>;

/** Time in which a session started by a mail link may set a password without the current one. */
const mailLinkSeconds = 3_600;

/**
 * PUT /user. The embedded Auth requires only an access token to change password or e-mail. Here a stolen token is not
 * enough: the change requires the account's second factor, if it has one, and the current password, a code from a mail
 * (`nonce`), or a session started by a mail link. In a session older than a day, the current password is not enough for
 * a new one.
 */
export async function changeUser(context: AuthContext, request: Request): Promise<Response> {
  const caller = await readAuthCaller(context, request);
  if (caller instanceof Response) return caller;
  const body = changesSchema.safeParse(
    await request
      .clone()
      .json()
      .catch(() => null),
  );
  if (!body.success) return authError(400, 'validation_failed', 'The request body is not valid');
  const changes = body.data;
  if (changes.password !== undefined || changes.email !== undefined) {
    const refusal = await refuse(context, request, caller, changes);
    if (refusal !== null) return refusal;
  }
  const { email } = changes;
  const isOtherEmail = email !== undefined && email !== '' && email.toLowerCase() !== caller.email.toLowerCase();
  if (isOtherEmail && !z.email().safeParse(email).success) {
    return authError(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  const reply = await context.auth(isOtherEmail ? await withoutEmail(request) : request);
  if (!reply.ok) return reply;
  if (isOtherEmail) await withRequestedRedirect(request, () => requestEmailChange(context, caller, email));
  if (changes.password !== undefined) {
    await context.query('delete from auth.sessions where user_id = $1 and id <> $2', [caller.userId, caller.sessionId]);
    context.deps.afterReply(() => deliverOutbox(context.deps));
  }
  return withBody(reply, {
    ...z.looseObject({}).parse(await reply.json()),
    factors: caller.factors,
    ...(isOtherEmail && { new_email: email }),
  });
}

/** Removes the e-mail from a request, because the embedded Auth would reveal whether it has an account. */
async function withoutEmail(request: Request): Promise<Request> {
  const { email: _, ...rest } = z.looseObject({}).parse(await request.clone().json());
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, { method: 'PUT', headers, body: JSON.stringify({ data: {}, ...rest }) });
}

async function refuse(
  context: AuthContext,
  request: Request,
  caller: AuthCaller,
  { password: newPassword, current_password, nonce }: Changes,
): Promise<Response | null> {
  if (lacksSecondFactor(caller)) {
    return authError(
      403,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }
  if (isFromMail(caller)) return null;
  const isTooOld = newPassword !== undefined && (await isOlderThanDay(context, caller));
  if (isTooOld && nonce === undefined) {
    return authError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  const password = isTooOld ? undefined : current_password;
  if (password === undefined && nonce === undefined) {
    return authError(
      401,
      'reauthentication_needed',
      'This change requires the current password or a code from a mail.',
    );
  }
  const checked = await withRateLimit(context.deps, request, 'password', caller.userId, async (attempt) => {
    const isRight =
      password === undefined
        ? await isNonce(context, caller, nonce ?? '')
        : await isPassword(context, caller, password);
    if (!isRight) {
      return password === undefined
        ? authError(422, 'reauthentication_not_valid', 'The code is not valid.')
        : authError(400, 'invalid_credentials', 'Invalid login credentials');
    }
    await attempt.release();
    return new Response();
  });
  return checked.ok ? null : checked;
}

function isFromMail({ amr }: AuthCaller): boolean {
  const since = Date.now() / 1_000 - mailLinkSeconds;
  return amr.some(({ method, timestamp }) => method === 'otp' && timestamp > since);
}

/** Such a session sets a password only with a code from a mail, as in a hosted Auth with `secure_password_change`. */
async function isOlderThanDay({ query }: AuthContext, { sessionId }: AuthCaller): Promise<boolean> {
  const recent = await query(
    `select id from auth.sessions where id = $1 and created_at > now() - interval '24 hours'`,
    [sessionId],
  );
  return recent.length === 0;
}

async function isPassword({ query }: AuthContext, { userId }: AuthCaller, password: string): Promise<boolean> {
  const [user] = await query<{ hash: string | null }>(
    'select encrypted_password as hash from auth.users where id = $1',
    [userId],
  );
  return user?.hash ? bcrypt.compare(password, user.hash) : false;
}

/** Checks and consumes the code sent by `GET /reauthenticate`. */
async function isNonce({ query }: AuthContext, { userId, email }: AuthCaller, nonce: string): Promise<boolean> {
  const digest = createHash('sha256').update(`${email.toLowerCase()}${nonce}`).digest('hex');
  const used = await query(
    `update auth.users set reauthentication_token = null
     where id = $1 and reauthentication_token = $2 and reauthentication_sent_at > now() - interval '1 hour' returning id`,
    [userId, digest],
  );
  return used.length > 0;
}
