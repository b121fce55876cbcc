import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestBackend, testBackend } from '../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

/** The unchanged client, with a list of its requests. */
function recordingClient() {
  const calls: string[] = [];
  const client = createClient(backend.url, backend.keys.publishable, {
    auth: { persistSession: false },
    global: {
      fetch: (input, init) => {
        const { pathname, search } = new URL(String(input));
        calls.push(`${init?.method} ${pathname.replace('/auth/v1', '')}${search}`);
        return fetch(input, init);
      },
    },
  });
  return { client, calls };
}

describe('the requests of a session', () => {
  it('[SF-AUTH-11] [SF-AUTH-12] [SF-AUTH-14] [SF-AUTH-16] [SF-AUTH-18] The requests begin, renew, read, change and end a session', async () => {
    const { client, calls } = recordingClient();
    const states: string[] = [];
    client.auth.onAuthStateChange((state) => void states.push(state));
    const change = { password: 'napf leine korb', current_password: 'pfotenmass' };
    const { data } = await client.auth.signInWithPassword({ email: 'ben@example.de', password: 'pfotenmass' });
    const renewed = await client.auth.refreshSession();
    expect(renewed.data.session?.refresh_token).not.toBe(data.session?.refresh_token);
    expect((await client.auth.getUser()).data.user?.email).toBe('ben@example.de');
    expect((await client.auth.updateUser(change)).error).toBeNull();
    expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();
    expect(calls).toEqual([
      'POST /token?grant_type=password',
      'POST /token?grant_type=refresh_token',
      'GET /user',
      'PUT /user',
      'POST /logout?scope=local',
    ]);
    expect(states).toEqual(expect.arrayContaining(['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT']));
  });

  it('[SF-AUTH-12] A session can be renewed until it is signed out', async () => {
    const { client } = recordingClient();
    await client.auth.signInWithPassword({ email: 'anna@example.de', password: 'pfotenmass' });
    const { data, error: failure } = await client.auth.refreshSession();
    expect(failure).toBeNull();
    await client.auth.signOut({ scope: 'global' });
    const { error } = await client.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
    expect(error?.code).toBe('refresh_token_not_found');
  });

  it('[SF-AUTH-15] The requests verify, otp and resend exist', async () => {
    const { client, calls } = recordingClient();
    const refused = await client.auth.verifyOtp({ type: 'recovery', token_hash: 'unknown' });
    expect([refused.error?.status, refused.error?.code]).toEqual([403, 'otp_expired']);
    const options = { shouldCreateUser: false };
    expect((await client.auth.signInWithOtp({ email: 'anna@example.de', options })).error).toBeNull();
    expect((await client.auth.resend({ type: 'signup', email: 'anna@example.de' })).error).toBeNull();
    expect(calls).toEqual(['POST /verify', 'POST /otp', 'POST /resend']);
  });

  it('[SF-AUTH-17] The client has further requests for factors, identities and admins, unused by the shop', () => {
    const { auth } = recordingClient().client;
    expect([typeof auth.mfa.enroll, typeof auth.getUserIdentities, typeof auth.admin.listUsers]).toEqual(
      Array(3).fill('function'),
    );
  });

  it('[SF-AUTH-19] An expiring session is renewed before the next request', async () => {
    const { client, calls } = recordingClient();
    const { data } = await client.auth.signInWithPassword({ email: 'admin@example.de', password: 'pfotenmass' });
    const { session } = data;
    if (session === null) throw new Error('No session');
    const aged = recordingClient();
    const { error } = await aged.client.auth.setSession({
      access_token: expired(session.access_token),
      refresh_token: session.refresh_token,
    });
    expect(error).toBeNull();
    expect(aged.calls[0]).toBe('POST /token?grant_type=refresh_token');
    expect(calls).toEqual(['POST /token?grant_type=password']);
  });
});

/** The same token, but expired. Only the client reads it; the server gets the renewed one. */
function expired(token: string): string {
  const [header, payload, signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
  const aged = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url');
  return `${header}.${aged}.${signature}`;
}
