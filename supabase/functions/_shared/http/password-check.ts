import type { FunctionEnv } from '../env.ts';

/** Checks the password of an account with the auth server. Creates no session. */
export type PasswordCheck = (email: string, password: string) => Promise<boolean>;

/** @throws Error if the auth server fails */
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
