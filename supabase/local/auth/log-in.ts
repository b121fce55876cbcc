import * as z from 'zod/mini';
import { type AuthContext, authError } from './auth-context.ts';
import { comparePassword, findAccount } from './find-account.ts';

const credentialsSchema = z.object({
  email: z.string().check(z.minLength(1)),
  password: z.string().check(z.minLength(1)),
});

/**
 * POST /token with a password. The embedded Auth rejects an unknown or unconfirmed address without hashing. Here every
 * rejection costs one comparison and has the same text. Only the correct password reveals a pending confirmation.
 */
export async function logIn(context: AuthContext, request: Request): Promise<Response> {
  const body = credentialsSchema.safeParse(
    await request
      .clone()
      .json()
      .catch(() => null),
  );
  if (!body.success) return context.auth(request);
  const account = await findAccount(context, body.data.email);
  const isUsable = account?.isConfirmed === true && account.passwordHash !== null;
  if (isUsable) {
    const reply = await context.auth(request);
    return reply.status === 400 ? refusal() : reply;
  }
  return (await comparePassword(body.data.password, account)) ? context.auth(request) : refusal();
}

function refusal(): Response {
  return authError(400, 'invalid_credentials', 'Invalid login credentials');
}
