import type { FunctionEnv } from '../env.ts';

/** Whether a password is the one of an account; asks the auth server and keeps no session. */
export type PasswordCheck = (email: string, password: string) => Promise<boolean>;

/** @throws Error when the auth server gives no answer to go on with */
export function passwordCheck(env: FunctionEnv, send: typeof fetch = fetch): PasswordCheck {
  return async (email, password) => {
    const reply = await send(`${env.supabaseUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: env.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    await reply.body?.cancel();
    if (reply.status >= 500) throw new Error(`The auth server answered ${reply.status}`);
    return reply.ok;
  };
}
