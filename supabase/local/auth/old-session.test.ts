import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectTo, type SqlConnection } from '../../tests/setup/native-database.ts';
import { copyDatabase } from '../../tests/setup/prepared-database.ts';
import { nativeConnection } from '../testing/native-connection.ts';
import { embeddedTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { totpCode, totpStep } from './totp.ts';

let backend: TestBackend;
let database: SqlConnection;
let close: () => Promise<void>;
let clock = new Date('2026-11-22T10:00:00Z');
beforeAll(async () => {
  const copy = await copyDatabase();
  const connection = nativeConnection(copy.url);
  const owner = await connectTo(copy.rootUrl);
  database = owner;
  backend = await embeddedTestBackend({ connection, now: () => clock });
  close = async () => {
    await backend.close();
    await connection.close();
    await owner.close();
    await copy.close();
  };
});
afterAll(() => close());

const [password, newPassword] = ['pfotenmass', 'napf leine korb'];

async function signedIn(email: string): Promise<SupabaseClient> {
  const client = createClient(backend.url, backend.keys.publishable, { auth: { persistSession: false } });
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
  return client;
}

/** Moves the start of all sessions back by 25 hours. */
const ageSessions = () => database.query(`update auth.sessions set created_at = now() - interval '25 hours'`);

/** Returns an unused code. */
function nextCode(secret: string): string {
  clock = new Date(clock.getTime() + 30_000);
  return totpCode(secret, totpStep(clock));
}

describe('a session older than a day', () => {
  it('[BEY-40] An old session changes no password with the current one alone, and changes the name as before', async () => {
    const { auth } = await signedIn('ben@example.de');
    await ageSessions();
    const { error } = await auth.updateUser({ password: newPassword, current_password: password });
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    expect((await auth.updateUser({ data: { note: 'x' } })).error).toBeNull();
  });

  it('[BEY-40] A session older than a day changes the password with the code of a mail', async () => {
    const { auth } = await signedIn('ben@example.de');
    await ageSessions();
    await auth.reauthenticate();
    const nonce = /(\d{6})/.exec((await backend.mails())[0]?.text ?? '')?.[1] ?? '';
    const wrong = { password: newPassword, current_password: password, nonce: '000000' };
    expect((await auth.updateUser(wrong)).error?.code).toBe('reauthentication_not_valid');
    expect((await auth.updateUser({ ...wrong, nonce })).error).toBeNull();
  });

  it('[SF-AUTH-16] A session older than a day is replaced by a new sign-in, after which the current password is enough', async () => {
    const email = 'anna@example.de';
    const { auth } = await signedIn(email);
    await ageSessions();
    const change = () => auth.updateUser({ password: newPassword, current_password: password });
    expect((await change()).error?.code).toBe('reauthentication_needed');
    expect((await auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await change()).error).toBeNull();
    expect((await auth.signInWithPassword({ email, password: newPassword })).error).toBeNull();
  });

  it('[BEY-40] A session older than a day is replaced by one that needs the second factor of the account', async () => {
    const email = 'admin@example.de';
    const { auth, functions } = await signedIn(email);
    await functions.invoke('confirm-password', { body: { password } });
    const { data } = await auth.mfa.enroll({ factorType: 'totp' });
    const { id: factorId, totp } = data ?? { id: '', totp: { secret: '' } };
    const giveCode = () => auth.mfa.challengeAndVerify({ factorId, code: nextCode(totp.secret) });
    expect((await giveCode()).error).toBeNull();
    await ageSessions();
    const change = () => auth.updateUser({ password: newPassword, current_password: password });
    expect((await change()).error?.code).toBe('reauthentication_needed');
    expect((await auth.signInWithPassword({ email, password })).error).toBeNull();
    expect((await change()).error?.code).toBe('insufficient_aal');
    expect((await giveCode()).error).toBeNull();
    expect((await change()).error).toBeNull();
  });
});
