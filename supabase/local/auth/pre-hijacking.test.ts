import { createHash } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestBackend, testBackend } from '../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const client = () => createClient(backend.url, backend.keys.publishable, { auth: { persistSession: false } });
const digestOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** Registers like the shop. @returns the browser's key */
async function register(email: string, password: string): Promise<string> {
  const key = crypto.randomUUID();
  const options = { data: { first_name: 'G', last_name: 'N', registration_key_digest: digestOf(key) } };
  expect((await client().auth.signUp({ email, password, options })).error).toBeNull();
  return key;
}

/** Opens the link of the newest mail to an address. */
async function confirm(email: string) {
  const mail = (await backend.mails()).find(({ to }) => to === email);
  const owner = client();
  const token_hash = /token_hash=([0-9a-f]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await owner.auth.verifyOtp({ type: 'signup', token_hash })).error).toBeNull();
  return owner;
}

const canSignIn = async (email: string, password: string) =>
  (await client().auth.signInWithPassword({ email, password })).error === null;

describe('a registration with the address of another person', () => {
  it('[BEY-34] The password of a foreign registration is invalid once the owner of the mailbox confirms', async () => {
    const email = 'opfer@example.de';
    const key = await register(email, 'passwort des diebs');
    const owner = await confirm(email);
    expect(await canSignIn(email, 'passwort des diebs')).toBe(false);
    expect((await owner.auth.updateUser({ password: 'napf leine korb' })).error).toBeNull();
    expect(await canSignIn(email, 'napf leine korb')).toBe(true);
    expect((await owner.rpc('keep_registration_password', { p_key: key })).data).toBe(false);
    expect(await canSignIn(email, 'passwort des diebs')).toBe(false);
  });
});

describe('a registration of the owner', () => {
  it("[SF-AUTH-10] [BEY-34] The owner's registration keeps the password chosen in the same browser, once", async () => {
    const email = 'selbst@example.de';
    const key = await register(email, 'napf leine korb');
    const owner = await confirm(email);
    expect((await owner.rpc('keep_registration_password', { p_key: 'another browser' })).data).toBe(false);
    expect((await owner.rpc('keep_registration_password', { p_key: key })).data).toBe(true);
    expect(await canSignIn(email, 'napf leine korb')).toBe(true);
    expect((await owner.rpc('keep_registration_password', { p_key: key })).data).toBe(false);
  });
});
