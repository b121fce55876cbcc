import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { userIds } from '../../seed/ids.ts';
import { type TestBackend, testBackend } from '../testing/test-backend.ts';
import { totpCode, totpStep } from './totp.ts';

let backend: TestBackend;
let clock = new Date('2026-11-22T10:00:00Z');
beforeEach(async () => {
  await backend?.close();
  backend = await testBackend({ now: () => clock });
});
afterAll(() => backend.close());

const email = 'admin@example.de';
const password = 'pfotenmass';

let network = 0;
/** Sends each request from another network. */
const fetchFromAnywhere: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  network += 1;
  request.headers.set('x-forwarded-for', `10.0.${network >> 8}.${network & 255}`);
  return fetch(request);
};

async function signedIn() {
  const client = createClient(backend.url, backend.keys.publishable, {
    auth: { persistSession: false },
    global: { fetch: fetchFromAnywhere },
  });
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  return client;
}

type Client = Awaited<ReturnType<typeof signedIn>>;

/** Returns an unused code. */
function nextCode(secret: string): string {
  clock = new Date(clock.getTime() + 30_000);
  return totpCode(secret, totpStep(clock));
}

async function enrol(client: Client): Promise<{ factorId: string; secret: string }> {
  const confirmed = await client.functions.invoke('confirm-password', { body: { password } });
  expect(confirmed.error).toBeNull();
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', issuer: 'Pfotenmaß' });
  if (error !== null) throw error;
  const { secret, uri } = data.totp;
  expect(uri).toContain(`secret=${secret}`);
  expect((await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: nextCode(secret) })).error).toBeNull();
  return { factorId: data.id, secret };
}

const level = async (client: Client) => (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;
const orders = async (client: Client) => (await client.from('orders').select('id')).data?.length;

describe('the second factor of an admin', () => {
  it('[BEY-40] A second factor is set up with the password; policies and functions require it at the next sign-in', async () => {
    const first = await signedIn();
    await enrol(first);
    expect(await level(first)).toMatchObject({ currentLevel: 'aal2' });
    const seen = await orders(first);
    expect(seen).toBeGreaterThan(0);

    const next = await signedIn();
    expect(await level(next)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect(await orders(next)).toBe(0);
    expect((await next.rpc('list_users')).error?.message).toBe('not_admin');
    const refund = await next.functions.invoke('refund-order', {
      body: { step: 'preview', orderDbId: crypto.randomUUID(), amountCents: null },
    });
    expect(refund.response?.status).toBe(403);
    const { data } = await next.auth.mfa.listFactors();
    const [factor] = data?.totp ?? [];
    expect(factor?.status).toBe('verified');
  });

  it('[BEY-40] A valid code upgrades a session, once, and the level is kept on renewal', async () => {
    const { factorId, secret } = await enrol(await signedIn());
    const next = await signedIn();
    expect((await next.auth.mfa.challengeAndVerify({ factorId, code: '000000' })).error?.code).toBe(
      'mfa_verification_failed',
    );
    const code = nextCode(secret);
    expect((await next.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    expect(await orders(next)).toBeGreaterThan(0);
    await next.auth.refreshSession();
    expect(await level(next)).toMatchObject({ currentLevel: 'aal2' });
    expect(await orders(next)).toBeGreaterThan(0);
    const thief = await signedIn();
    expect((await thief.auth.mfa.challengeAndVerify({ factorId, code })).error?.code).toBe('mfa_verification_failed');
  });

  it('[BEY-40] The guesses of a second factor are limited from any network', async () => {
    const { factorId, secret } = await enrol(await signedIn());
    const guesser = await signedIn();
    for (let count = 1; count <= 5; count++) {
      expect((await guesser.auth.mfa.challengeAndVerify({ factorId, code: `00000${count}` })).error?.status).toBe(422);
    }
    expect((await guesser.auth.mfa.challengeAndVerify({ factorId, code: '000009' })).error?.status).toBe(429);
    clock = new Date(clock.getTime() + 10_000);
    expect((await guesser.auth.mfa.challengeAndVerify({ factorId, code: nextCode(secret) })).error).toBeNull();
  });

  it('[BEY-40] The second factor of an admin is required to change the password and to remove the factor', async () => {
    await enrol(await signedIn());
    const next = await signedIn();
    const changed = await next.auth.updateUser({ password: 'uebernommen', current_password: password });
    expect(changed.error?.code).toBe('insufficient_aal');
    const { data } = await next.auth.mfa.listFactors();
    expect((await next.auth.mfa.unenroll({ factorId: data?.all[0]?.id ?? '' })).error?.code).toBe('insufficient_aal');
  });

  it('[BEY-40] A deletion requires the second factor, which stays verified when the password is confirmed', async () => {
    const first = await signedIn();
    expect((await first.rpc('promote_user', { p_user_id: userIds.anna })).error).toBeNull();
    await enrol(first);
    const next = await signedIn();
    const remove = async (client: Client) => {
      expect((await client.functions.invoke('confirm-password', { body: { password } })).error).toBeNull();
      return (await client.rpc('delete_own_account')).error?.message;
    };
    expect(await remove(next)).toBe('reauthentication_required');
    expect(await remove(first)).toBeUndefined();
    expect((await next.auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
  });

  it('[BEY-40] The second factor of an admin can be replaced by a recovery code', async () => {
    const first = await signedIn();
    await enrol(first);
    const { data: codes } = await first.rpc('renew_recovery_codes');
    expect(codes).toHaveLength(10);
    const next = await signedIn();
    expect((await next.rpc('use_recovery_code', { p_code: codes[0] })).data).toBe(true);
    expect(await orders(next)).toBeGreaterThan(0);
    expect((await next.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  it('[BEY-40] The second factor is removed with the password in a session of level 2', async () => {
    const client = await signedIn();
    const { factorId } = await enrol(client);
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect(await level(await signedIn())).toMatchObject({ nextLevel: 'aal1' });
  });
});
