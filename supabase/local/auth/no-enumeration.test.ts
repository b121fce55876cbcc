import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestBackend, testBackend } from '../testing/test-backend.ts';

let backend: TestBackend;
let clock = new Date('2026-11-22T10:00:00Z');
beforeAll(async () => {
  backend = await testBackend({ now: () => clock });
});
afterAll(() => backend.close());

const patient = { timeout: 60_000 };
let network = 0;

/** A request from a new network, so that no network limit applies. */
async function post(path: string, body: object) {
  network += 1;
  const begin = performance.now();
  const reply = await fetch(`${backend.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: backend.keys.publishable,
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${network >> 8}.${network & 255}`,
    },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  return {
    status: reply.status,
    body: text.replaceAll(/"[^"]*(@|\d{4}-\d\d-|-4[0-9a-f]{3}-)[^"]*"/g, '"…"'),
    ms: performance.now() - begin,
  };
}

interface Sample {
  readonly known: Awaited<ReturnType<typeof post>>;
  readonly unknown: Awaited<ReturnType<typeof post>>;
}

/** Ratio of the shortest times: other programs can only lengthen a reply. */
function ratioOf(samples: readonly Sample[]): number {
  return Math.min(...samples.map(({ known }) => known.ms)) / Math.min(...samples.map(({ unknown }) => unknown.ms));
}

const requests: readonly [string, status: number, (email: string) => ReturnType<typeof post>][] = [
  ['a login', 400, (email) => post('token?grant_type=password', { email, password: 'falsch' })],
  ['a registration', 200, (email) => post('signup', { email, password: 'napf leine korb' })],
  ['a reset', 200, (email) => post('recover', { email })],
  ['a login by mail', 200, (email) => post('otp', { email, create_user: false })],
  ['a login by mail that may register', 200, (email) => post('magiclink', { email })],
  ['another confirmation', 200, (email) => post('resend', { type: 'signup', email })],
  ['a guessed code', 403, (email) => post('verify', { type: 'recovery', email, token: '000000' })],
];

describe('who has an account', () => {
  it.each(requests)(
    '[SF-AUTH-28] [BEY-34] The existence of an account is not revealed by status, body or time of %s',
    async (_name, expected, ask) => {
      const samples: Sample[] = [];
      await ask('warm@example.de');
      // A reply that is quick for only one of both stays so however often it is measured.
      while (samples.length < 5 || (samples.length < 40 && Math.abs(Math.log2(ratioOf(samples))) > 2)) {
        samples.push({ known: await ask('anna@example.de'), unknown: await ask(`niemand${network}@example.de`) });
        // Advances the clock that limits mails per address.
        clock = new Date(clock.getTime() + 3_600_000);
      }
      const answers = samples.flatMap(({ known, unknown }) => [known, unknown]);
      expect([...new Set(answers.map(({ status, body }) => `${status} ${body}`))]).toHaveLength(1);
      expect(answers[0]?.status).toBe(expected);
      expect(ratioOf(samples)).toBeGreaterThan(1 / 4);
      expect(ratioOf(samples)).toBeLessThan(4);
    },
  );

  it('[BEY-34] The existence of an account is not revealed by an unconfirmed registration without the password', async () => {
    const email = 'wartet@example.de';
    await post('signup', { email, password: 'napf leine korb' });
    const login = (password: string) => post('token?grant_type=password', { email, password });
    expect((await login('falsch')).body).toContain('invalid_credentials');
    expect((await login('napf leine korb')).body).toContain('email_not_confirmed');
  });

  it('[BEY-34] The existence of an account is not revealed by a change of address, which both mailboxes confirm', async () => {
    const client = createClient(backend.url, backend.keys.publishable, { auth: { persistSession: false } });
    await client.auth.signInWithPassword({ email: 'ben@example.de', password: 'pfotenmass' });
    const { data } = await client.auth.getSession();
    const change = async (email: string) => {
      const reply = await fetch(`${backend.url}/auth/v1/user`, {
        method: 'PUT',
        headers: {
          apikey: backend.keys.publishable,
          authorization: `Bearer ${data.session?.access_token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ email, current_password: 'pfotenmass' }),
      });
      const body = await reply.json();
      return [reply.status, Object.keys(body).sort(), body.new_email === email];
    };
    const follow = async (to: string) => {
      const mail = (await backend.mails()).find((found) => found.to === to && found.subject.includes('E-Mail'));
      const link = new URL(/http\S+type=email_change\S*/.exec(mail?.text ?? '')?.[0] ?? 'about:blank');
      return post('verify', { type: 'email_change', token_hash: link.searchParams.get('token') });
    };
    // After the first change the returned user contains its time.
    await change('frei@example.de');
    expect(await change('anna@example.de')).toEqual(await change('ben.neu@example.de'));
    expect((await follow('ben@example.de')).status).toBe(200);
    expect((await client.auth.getUser()).data.user?.email).toBe('ben@example.de');
    expect((await follow('ben.neu@example.de')).status).toBe(200);
    expect((await client.auth.getUser()).data.user?.email).toBe('ben.neu@example.de');
  });
});

describe('mails of Auth', () => {
  it('[BEY-38] The mails of Auth flood no mailbox and never block its owner', async () => {
    const mails = async () => (await backend.mails()).filter(({ to }) => to === 'admin@example.de').length;
    for (let count = 1; count <= 8; count++)
      expect((await post('recover', { email: 'admin@example.de' })).status).toBe(200);
    await expect.poll(mails, patient).toBe(3);
    clock = new Date(clock.getTime() + 60_000);
    await post('recover', { email: 'admin@example.de' });
    await expect.poll(mails, patient).toBe(4);
  });

  it('[BEY-38] The mails of Auth contain codes that cannot be guessed from many networks', async () => {
    const guess = (token: string) => post('verify', { type: 'recovery', email: 'carla@example.de', token });
    for (let count = 1; count <= 10; count++) expect((await guess(`00000${count}`)).status).toBe(403);
    expect((await guess('123456')).status).toBe(429);
  });
});
