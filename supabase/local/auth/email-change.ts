import type { AuthCaller } from './auth-caller.ts';
import { type AuthContext, authError } from './auth-context.ts';
import { isMailAllowed } from './limit-mails.ts';
import { newToken } from './mail-requests.ts';

/**
 * Starts a change of the e-mail address. Links are sent to the old and the new address, and both must be confirmed. If
 * the new address already has an account, only the last link fails, so that the request does not reveal the account.
 */
export async function requestEmailChange(context: AuthContext, caller: AuthCaller, address: string): Promise<void> {
  const next = address.toLowerCase();
  const [current, fresh] = [newToken(caller.email), newToken(next)];
  await context.query(
    `update auth.users set email_change = $2, email_change_token_current = $3, email_change_token_new = $4,
       email_change_sent_at = now(), email_change_confirm_status = 0 where id = $1`,
    [caller.userId, next, current.digest, fresh.digest],
  );
  const meta = { userId: caller.userId, currentEmail: caller.email, newEmail: next };
  if (await isMailAllowed(context, caller.email)) {
    await context.mailer.sendEmailChange(caller.email, current.digest, current.code, meta);
  }
  if (await isMailAllowed(context, next)) await context.mailer.sendEmailChange(next, fresh.digest, fresh.code, meta);
}

/** Confirms a link of such a mail. The second one changes the address. */
export async function confirmEmailChange({ query }: AuthContext, digest: string): Promise<Response> {
  const [change] = await query<{ id: string; status: number }>(
    `update auth.users set email_change_confirm_status = email_change_confirm_status + 1,
       email_change_token_current = nullif(email_change_token_current, $1),
       email_change_token_new = nullif(email_change_token_new, $1)
     where $1 in (email_change_token_current, email_change_token_new) and $1 <> ''
       and email_change_sent_at > now() - interval '1 hour'
     returning id, email_change_confirm_status as status`,
    [digest],
  );
  if (change === undefined) return expired();
  if (change.status < 2) return accepted('Please proceed to confirm link sent to the other email');
  const [changed] = await query<{ email: string }>(
    `update auth.users u set email = email_change, email_change = null, email_change_confirm_status = 0
     where id = $1 and not exists (select from auth.users o where o.email = u.email_change) returning email`,
    [change.id],
  );
  if (changed === undefined) return expired();
  await query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text)
     where user_id = $1 and provider = 'email'`,
    [change.id, changed.email],
  );
  return accepted('Email address changed');
}

function accepted(what: string): Response {
  return Response.json({ code: 200, msg: `Confirmation link accepted. ${what}` });
}

function expired(): Response {
  return authError(403, 'otp_expired', 'Email link is invalid or has expired');
}
