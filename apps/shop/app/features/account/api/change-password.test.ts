import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { changePassword } from './change-password.ts';

const user = { id: '10000000-0000-4000-8000-000000000001', email: 'anna@example.de' };
const current = { email: user.email, password: 'pfotenmass' };

/** @param refusals codes of Auth's replies to the changes, null if it accepts one */
async function signedInClient(refusals: readonly (string | null)[]) {
  const requests: string[] = [];
  const replies = [...refusals];
  let sessions = 0;
  const client = createClient('http://localhost', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const { method = 'GET', headers } = init ?? {};
        const { pathname } = new URL(String(input));
        const session = new Headers(headers).get('authorization')?.replace('Bearer ', '').split('.').at(-1);
        requests.push(`${method} ${pathname} ${pathname === '/auth/v1/token' ? '' : session}`.trim());
        if (pathname === '/auth/v1/token') {
          if (JSON.parse(String(init?.body)).password !== current.password) return refusal('invalid_credentials');
          sessions += 1;
          return Response.json(sessionNamed(`session${sessions}`));
        }
        const code = replies.shift() ?? null;
        return code === null ? Response.json(user) : refusal(code);
      },
    },
  });
  await client.auth.signInWithPassword(current);
  requests.length = 0;
  return { client, requests };
}

function refusal(code: string): Response {
  return Response.json({ code, error_code: code, msg: code }, { status: 400 });
}

function sessionNamed(name: string) {
  const claims = { sub: user.id, exp: Math.floor(Date.now() / 1_000) + 3_600 };
  const parts = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) => btoa(JSON.stringify(part)).replaceAll('=', ''));
  return {
    access_token: [...parts, name].join('.'),
    token_type: 'bearer',
    expires_in: 3_600,
    refresh_token: name,
    user,
  };
}

describe('the change of password', () => {
  it('[SF-AUTH-16] The change of password keeps a session that Auth accepts', async () => {
    const { client, requests } = await signedInClient([null]);
    expect(await changePassword(client, 'napf leine korb', current)).toBeNull();
    expect(requests).toEqual(['PUT /auth/v1/user session1']);
  });

  it('[SF-AUTH-16] The change of password signs in again and repeats the change if the session is too old', async () => {
    const { client, requests } = await signedInClient(['reauthentication_needed', null]);
    expect(await changePassword(client, 'napf leine korb', current)).toBeNull();
    expect(requests).toEqual(['PUT /auth/v1/user session1', 'POST /auth/v1/token', 'PUT /auth/v1/user session2']);
  });

  it('The change of password returns the refusal of the new sign-in, or of the repeated change', async () => {
    const wrong = await signedInClient(['reauthentication_needed']);
    const guess = { ...current, password: 'geraten' };
    expect((await changePassword(wrong.client, 'napf leine korb', guess))?.code).toBe('invalid_credentials');
    const weak = await signedInClient(['reauthentication_needed', 'insufficient_aal']);
    expect((await changePassword(weak.client, 'napf leine korb', current))?.code).toBe('insufficient_aal');
  });

  it('The change of password does not sign in without the current password', async () => {
    const { client, requests } = await signedInClient(['reauthentication_needed']);
    expect((await changePassword(client, 'napf leine korb'))?.code).toBe('reauthentication_needed');
    expect(requests).toHaveLength(1);
  });
});
