import * as z from 'zod/mini';
import type { AuthContext } from './auth-context.ts';
import { comparePassword, findAccount } from './find-account.ts';
import { isMailAllowed } from './limit-mails.ts';

const registrationSchema = z.object({ email: z.email(), password: z.string().check(z.minLength(1)) });
const replySchema = z.object({ access_token: z.optional(z.string()), error_code: z.optional(z.string()) });

/** Error codes of the embedded Auth that reveal an account. */
const revealingCodes: readonly (string | undefined)[] = [
  'over_email_send_rate_limit',
  'user_already_exists',
  'email_exists',
];

/**
 * POST /signup. Addresses with and without an account get the same reply, after the same work. After a minute an
 * unconfirmed registration can be replaced, so that a stranger's registration does not block the owner.
 */
export async function signUp(context: AuthContext, request: Request): Promise<Response> {
  const body = registrationSchema.safeParse(
    await request
      .clone()
      .json()
      .catch(() => null),
  );
  if (!body.success) return context.auth(request);
  const { email, password } = body.data;
  const account = await findAccount(context, email);
  const isMailed =
    account?.isConfirmed !== true && account?.isMailFresh !== true && (await isMailAllowed(context, email));
  if (isMailed && account !== undefined) {
    await context.query('delete from auth.users where id = $1 and email_confirmed_at is null', [account.id]);
  }
  if (!isMailed && account === undefined) return concealed(email, password);
  const reply = await context.auth(request);
  const answer = replySchema.safeParse(await reply.clone().json());
  if (reply.ok) return answer.data?.access_token === undefined ? signUpReply(email) : reply;
  return revealingCodes.includes(answer.data?.error_code) ? concealed(email, password) : reply;
}

async function concealed(email: string, password: string): Promise<Response> {
  await comparePassword(password, undefined);
  return signUpReply(email);
}

/** Builds the reply of a hosted Auth for an existing account, here used for every address. */
function signUpReply(email: string): Response {
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
