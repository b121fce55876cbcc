import * as z from 'zod/mini';
import { FunctionError } from '../../functions/_shared/http/function-error.ts';
import { isAttemptAllowed } from '../../functions/_shared/http/rate-limit.ts';
import { type AuthContext, authError } from './auth-context.ts';
import { completeSession } from './complete-session.ts';
import { confirmEmailChange } from './email-change.ts';
import { tokenDigest } from './mail-requests.ts';
import { withRateLimit } from './with-rate-limit.ts';

const bodySchema = z.object({
  type: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
  token: z._default(z.string(), ''),
  token_hash: z._default(z.string(), ''),
});

/**
 * POST /verify with the link or the six-digit code of a mail. Codes can be guessed, so attempts are also counted per
 * e-mail address across all networks. The owner of a blocked address can still use the link.
 */
export async function verifyMail(context: AuthContext, request: Request): Promise<Response> {
  const parsed = bodySchema.safeParse(
    await request
      .clone()
      .json()
      .catch(() => null),
  );
  if (!parsed.success) return context.auth(request);
  const { type, email, token, token_hash: digest } = parsed.data;
  return withRateLimit(context.deps, request, 'mail-code', null, async (attempt) => {
    if (digest === '' && !(await isAttemptAllowed(context.deps, 'mail-code', email))) {
      throw new FunctionError('too_many_requests', { retryAfterSeconds: 60 });
    }
    const reply =
      type === 'email_change'
        ? await confirmEmailChange(context, digest || tokenDigest(email, token))
        : await completeSession(context, await context.auth(request), 'otp');
    if (reply.ok) await attempt.release();
    return reply.status >= 500 ? authError(403, 'otp_expired', 'Email link is invalid or has expired') : reply;
  });
}
