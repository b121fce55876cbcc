import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { type AuthContext, authError } from './auth-context.ts';
import { findAccount, type KnownAccount } from './find-account.ts';
import { isMailAllowed } from './limit-mails.ts';
import { withRateLimit } from './with-rate-limit.ts';

const bodySchema = z.looseObject({ email: z.email() });

/**
 * Adds the routes that send a mail: new password, login without password, another confirmation. Every address gets the
 * same immediate reply. The work follows it, so that neither status nor response time reveals an account.
 */
export function addMailRequests(app: Hono, context: AuthContext): void {
  for (const path of ['/recover', '/otp', '/magiclink', '/resend'] as const) {
    app.post(path, async ({ req }) => {
      const body = bodySchema.safeParse(
        await req.raw
          .clone()
          .json()
          .catch(() => null),
      );
      if (!body.success) return authError(400, 'validation_failed', 'Unable to validate email address: invalid format');
      const { email } = body.data;
      return withRateLimit(context.deps, req.raw, 'password-reset', email, async () => {
        context.deps.afterReply(async () => {
          // Counts only sent mails: requests of a stranger must not use up the limit of a later registration.
          const account = await findAccount(context, email);
          if (account === undefined || !(await isMailAllowed(context, email))) return;
          if (path === '/resend') await resendConfirmation(context, email, account);
          // A login without password must not create an account: users register with the shop's form.
          else await context.auth(withBody(req.raw, { ...body.data, create_user: false }));
        });
        return Response.json({});
      });
    });
  }
}

/** `/magiclink` always creates accounts, so it is handled like `/otp`. */
function withBody({ url, headers }: Request, body: object): Request {
  const kept = new Headers(headers);
  kept.delete('content-length');
  return new Request(url.replace('/magiclink', '/otp'), { method: 'POST', headers: kept, body: JSON.stringify(body) });
}

async function resendConfirmation(context: AuthContext, email: string, account: KnownAccount): Promise<void> {
  if (account.isConfirmed || account.isMailFresh) return;
  const { code, digest } = newToken(email);
  await context.query(`update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1`, [
    account.id,
    digest,
  ]);
  await context.mailer.sendConfirmation(email.toLowerCase(), digest, code);
}

/** Creates the six-digit code of a mail and the digest for its link. */
export function newToken(email: string): { code: string; digest: string } {
  const code = String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
    .padStart(10, '0')
    .slice(-6);
  return { code, digest: tokenDigest(email, code) };
}

/** Digest of the six-digit code mailed to an address. */
export function tokenDigest(email: string, code: string): string {
  return createHash('sha256').update(`${email.toLowerCase()}${code}`).digest('hex');
}
