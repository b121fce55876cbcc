import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestBackend, testBackend } from '../testing/test-backend.ts';

let backend: TestBackend;
let clock = new Date('2026-11-22T10:00:00Z');
beforeAll(async () => {
  backend = await testBackend({ now: () => clock });
});
afterAll(() => backend.close());

const wait = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};

async function post(path: string, body: unknown, address: string) {
  const reply = await fetch(`${backend.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: backend.keys.publishable,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...(address !== '' && { 'x-forwarded-for': address }),
    },
    body: JSON.stringify(body),
  });
  return { status: reply.status, retryAfter: reply.headers.get('retry-after'), body: await reply.json() };
}

const logIn = (address: string, email: string, password: string) =>
  post('token?grant_type=password', { email, password }, address);

describe('login, registration and reset', () => {
  it('[BEY-38] The login limits password guesses and returns the wait time in seconds', async () => {
    for (let count = 1; count <= 10; count++) {
      expect((await logIn('203.0.113.1', 'anna@example.de', `falsch${count}`)).status).toBe(400);
    }
    const refused = await logIn('203.0.113.1', 'anna@example.de', 'pfotenmass');
    expect(refused).toMatchObject({
      status: 429,
      retryAfter: '10',
      body: { code: 'over_request_rate_limit', message: expect.stringContaining('after 10 seconds') },
    });
    wait(10);
    expect((await logIn('203.0.113.1', 'anna@example.de', 'pfotenmass')).status).toBe(200);
  });

  it('[BEY-38] The login counts failed attempts only', async () => {
    for (let count = 1; count <= 12; count++) {
      expect((await logIn('203.0.113.2', 'ben@example.de', 'pfotenmass')).status).toBe(200);
    }
  });

  it('[BEY-38] New accounts and reset mails are limited by address', async () => {
    const register = (count: number) =>
      post('signup', { email: `viele${count}@example.de`, password: 'pfotenmass' }, '203.0.113.3');
    for (let count = 1; count <= 5; count++) expect((await register(count)).status).toBe(200);
    expect(await register(6)).toMatchObject({ status: 429, retryAfter: '30' });

    const recover = (count: number) => post('recover', { email: `viele${count}@example.de` }, '198.51.100.1');
    for (let count = 1; count <= 3; count++) expect((await recover(count)).status).toBe(200);
    expect(await recover(4)).toMatchObject({ status: 429, retryAfter: '60' });
    wait(60);
    expect((await recover(4)).status).toBe(200);
  });

  it('[BEY-38] Guesses from an unknown network are limited by account', async () => {
    const guess = (password: string) => logIn('', 'ben@example.de', password);
    for (let count = 1; count <= 10; count++) expect((await guess(`falsch${count}`)).status).toBe(400);
    expect(await guess('pfotenmass')).toMatchObject({ status: 429, retryAfter: '10' });
    expect((await logIn('203.0.113.20', 'ben@example.de', 'pfotenmass')).status).toBe(200);
  });

  it('[BEY-38] A guesser is limited, and the owner signs in from another network', async () => {
    for (let count = 1; count <= 10; count++) await logIn('203.0.113.21', 'anna@example.de', `falsch${count}`);
    expect((await logIn('203.0.113.21', 'anna@example.de', 'pfotenmass')).status).toBe(429);
    expect((await logIn('203.0.113.22', 'anna@example.de', 'pfotenmass')).status).toBe(200);
  });

  it('[SF-AUTH-28] An unknown e-mail and a wrong password get the same reply', async () => {
    const unknown = await logIn('203.0.113.5', 'niemand@example.de', 'falsch');
    const wrong = await logIn('203.0.113.5', 'ben@example.de', 'falsch');
    expect(unknown).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } });
    expect(unknown).toEqual(wrong);
  });

  it('The login, registration and reset do not reveal who has an account', async () => {
    const account = { password: 'pfotenmass', data: { first_name: 'A', last_name: 'B' } };
    const known = await post('signup', { email: 'anna@example.de', ...account }, '203.0.113.6');
    const fresh = await post('signup', { email: 'ganzneu@example.de', ...account }, '203.0.113.6');
    expect([known.status, fresh.status]).toEqual([200, 200]);
    expect(await post('recover', { email: 'ben@example.de' }, '203.0.113.7')).toEqual(
      await post('recover', { email: 'niemand@example.de' }, '203.0.113.7'),
    );
  });

  it('[SF-AUTH-09] [SF-AUTH-10] The login and registration require an e-mail and a password', async () => {
    const statuses = [
      await post('signup', { password: 'pfotenmass' }, '203.0.113.8'),
      await post('signup', { email: 'ohne@example.de' }, '203.0.113.8'),
      await post('token?grant_type=password', { password: 'pfotenmass' }, '203.0.113.8'),
    ].map(({ status }) => status);
    expect(statuses.every((status) => status >= 400 && status < 500)).toBe(true);
  });

  it('The shop on another origin is allowed, like by a hosted Supabase', async () => {
    const preflight = await fetch(`${backend.url}/auth/v1/token`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-supabase-api-version');
  });
});
