import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestBackend, testBackend } from '../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

/** PUT /user with only an access token. */
async function putUser(token: string, body: object) {
  const reply = await fetch(`${backend.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { apikey: backend.keys.publishable, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: await reply.json() };
}

const client = () => createClient(backend.url, backend.keys.publishable, { auth: { persistSession: false } });

async function canSignIn(email: string, password: string): Promise<boolean> {
  return (await client().auth.signInWithPassword({ email, password })).error === null;
}

/** The token in the newest mail to an address. */
async function tokenFromMail(email: string): Promise<string> {
  const mails = await backend.mails();
  const link = mails.find(({ to, text }) => to === email && text.includes('token_hash='))?.text;
  return /token_hash=([0-9a-f]+)/.exec(link ?? '')?.[1] ?? '';
}

describe('an access token alone', () => {
  it('[BEY-40] An access token alone changes neither password nor e-mail address', async () => {
    const token = await backend.signIn('admin@example.de');
    expect(await putUser(token, { password: 'uebernommen' })).toMatchObject({
      status: 401,
      body: { code: 'reauthentication_needed' },
    });
    expect(await putUser(token, { email: 'dieb@example.de' })).toMatchObject({ status: 401 });
    expect(await putUser(token, { password: 'uebernommen', current_password: 'geraten' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_credentials' },
    });
    expect(await putUser(token, { password: 'uebernommen', nonce: '000000' })).toMatchObject({
      status: 422,
      body: { code: 'reauthentication_not_valid' },
    });
    expect(await canSignIn('admin@example.de', 'uebernommen')).toBe(false);
    expect(await canSignIn('admin@example.de', 'pfotenmass')).toBe(true);
  });

  it('[BEY-40] An access token alone sets up no second factor', async () => {
    const thief = client();
    await thief.auth.signInWithPassword({ email: 'admin@example.de', password: 'pfotenmass' });
    const { error } = await thief.auth.mfa.enroll({ factorType: 'totp' });
    expect(error?.code).toBe('reauthentication_needed');
  });

  it('An access token alone changes the name in the metadata', async () => {
    expect((await putUser(await backend.signIn('ben@example.de'), { data: { note: 'x' } })).status).toBe(200);
  });
});

describe('the owner', () => {
  it('[BEY-40] [SF-AUTH-16] The owner changes the password with the current one, gets a mail, and ends the other sessions', async () => {
    const stolen = await backend.signIn('ben@example.de');
    const token = await backend.signIn('ben@example.de');
    expect((await putUser(token, { password: 'napf leine korb', current_password: 'pfotenmass' })).status).toBe(200);
    expect(await canSignIn('ben@example.de', 'napf leine korb')).toBe(true);
    expect((await putUser(stolen, { data: {} })).status).toBe(403);
    await expect
      .poll(
        async () => (await backend.mails()).filter(({ to }) => to === 'ben@example.de').map(({ subject }) => subject),
        { timeout: 60_000 },
      )
      .toContain('Ihr Passwort wurde geändert');
  });

  it('[BEY-40] The owner sets a new password after the link of a reset mail', async () => {
    await client().auth.resetPasswordForEmail('anna@example.de');
    const owner = client();
    await expect.poll(() => tokenFromMail('anna@example.de')).not.toBe('');
    await owner.auth.verifyOtp({ type: 'recovery', token_hash: await tokenFromMail('anna@example.de') });
    expect((await owner.auth.updateUser({ password: 'napf leine korb' })).error).toBeNull();
    expect(await canSignIn('anna@example.de', 'napf leine korb')).toBe(true);
  });

  it('[BEY-40] The owner can use the code of a mail instead, once', async () => {
    const owner = client();
    await owner.auth.signInWithPassword({ email: 'admin@example.de', password: 'pfotenmass' });
    await owner.auth.reauthenticate();
    const nonce = /(\d{6})/.exec((await backend.mails())[0]?.text ?? '')?.[1] ?? '';
    expect((await owner.auth.updateUser({ password: 'napf leine korb', nonce })).error).toBeNull();
    expect((await owner.auth.updateUser({ password: 'pfotenmass', nonce })).error?.code).toBe(
      'reauthentication_not_valid',
    );
  });
});
