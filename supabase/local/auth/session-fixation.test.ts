import { createClient, type Session } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestBackend, testBackend } from '../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const password = 'pfotenmass';
const client = () => createClient(backend.url, backend.keys.publishable, { auth: { persistSession: false } });

async function sessionOf(email: string): Promise<Session> {
  const { data, error } = await client().auth.signInWithPassword({ email, password });
  if (error !== null) throw error;
  return data.session;
}

/** Id of the session in an access token */
function sessionId(token: string): unknown {
  return JSON.parse(atob(token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')).session_id;
}

async function ownerOf(token: string): Promise<string | undefined> {
  return (await client().auth.getUser(token)).data.user?.email;
}

describe('a session that was planted before a sign-in', () => {
  it('[BEY-40] A planted session in headers and body of the sign-in is ignored', async () => {
    const planted = await sessionOf('anna@example.de');
    const reply = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: {
        apikey: backend.keys.publishable,
        authorization: `Bearer ${planted.access_token}`,
        cookie: `sb-access-token=${planted.access_token}; sb-refresh-token=${planted.refresh_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        email: 'ben@example.de',
        password,
        session_id: sessionId(planted.access_token),
        access_token: planted.access_token,
        refresh_token: planted.refresh_token,
      }),
    });
    const signedIn: Session = await reply.json();
    expect(sessionId(signedIn.access_token)).not.toBe(sessionId(planted.access_token));
    expect(signedIn.refresh_token).not.toBe(planted.refresh_token);
    expect(await ownerOf(signedIn.access_token)).toBe('ben@example.de');
    expect(await ownerOf(planted.access_token)).toBe('anna@example.de');
    const renewed = await client().auth.refreshSession({ refresh_token: planted.refresh_token });
    expect(renewed.data.user?.email).toBe('anna@example.de');
  });

  it('[BEY-40] A planted session in the client’s storage is replaced, and its holder learns nothing of the user', async () => {
    const planted = await sessionOf('anna@example.de');
    const victim = client();
    await victim.auth.setSession(planted);
    const { data } = await victim.auth.signInWithPassword({ email: 'ben@example.de', password });
    expect((await victim.auth.getSession()).data.session?.user.email).toBe('ben@example.de');
    expect(sessionId(data.session?.access_token ?? '')).not.toBe(sessionId(planted.access_token));
    expect(await ownerOf(planted.access_token)).toBe('anna@example.de');
  });

  it('[BEY-40] A planted session under a name of the attacker signs no user in', async () => {
    const invented = 'f0f0f0f0f0f0';
    await sessionOf('ben@example.de');
    expect((await client().auth.refreshSession({ refresh_token: invented })).error).not.toBeNull();
    const { access_token: token } = await sessionOf('anna@example.de');
    const [header, , signature] = token.split('.');
    const claims = { ...JSON.parse(atob(token.split('.')[1] ?? '')), session_id: crypto.randomUUID() };
    expect(await ownerOf([header, btoa(JSON.stringify(claims)), signature].join('.'))).toBeUndefined();
  });
});

describe('a signed-in user who signs in again', () => {
  it('[BEY-40] A signed-in user who signs in again gets a new session each time', async () => {
    const ids = [await sessionOf('ben@example.de'), await sessionOf('ben@example.de')];
    expect(new Set(ids.map(({ access_token: token }) => sessionId(token))).size).toBe(2);
  });
});
