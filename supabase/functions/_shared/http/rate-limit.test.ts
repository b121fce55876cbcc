import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrder, type TestBackend, testBackend } from '../../../local/testing/test-backend.ts';
import { sweep } from '../maintenance/sweep.ts';
import { FunctionError } from './function-error.ts';
import { type LimitedAction, limitRate } from './rate-limit.ts';

let backend: TestBackend;
let clock = new Date('2026-11-22T10:00:00Z');
beforeAll(async () => {
  backend = await testBackend({ now: () => clock });
});
afterAll(() => backend.close());

const wait = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
const from = (address: string) => new Request('http://localhost', { headers: { 'x-forwarded-for': address } });

/** Returns the seconds to wait; 0 if the attempt was allowed. */
async function attempt(address: string, account?: string, action: LimitedAction = 'login'): Promise<number> {
  try {
    await limitRate(backend.deps, from(address), action, account);
    return 0;
  } catch (error) {
    if (!(error instanceof FunctionError)) throw error;
    expect(error.code).toBe('too_many_requests');
    return Number(error.params.retryAfterSeconds);
  }
}

/** Calls a function from an address. */
async function post(address: string, name: string, body: unknown): Promise<Response> {
  return fetch(`${backend.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: backend.keys.publishable,
      authorization: `Bearer ${backend.keys.publishable}`,
      'x-forwarded-for': address,
    },
    body: JSON.stringify(body),
  });
}

describe('the back-off', () => {
  it('[BEY-38] The back-off allows ten, then one every 10, 30 and 60 seconds, and resets after an hour', async () => {
    for (let count = 1; count <= 10; count++) expect(await attempt('203.0.113.1')).toBe(0);
    expect(await attempt('203.0.113.1')).toBe(10);
    wait(4);
    expect(await attempt('203.0.113.1')).toBe(6);
    wait(6);
    for (const pause of [10, 10, 10, 10, 30, 30, 30, 30, 30, 60, 60]) {
      expect(await attempt('203.0.113.1')).toBe(0);
      expect(await attempt('203.0.113.1')).toBe(pause);
      wait(pause);
    }
    wait(3600);
    for (let count = 1; count <= 10; count++) expect(await attempt('203.0.113.1')).toBe(0);
  });

  it.each([
    ['register', 5, 30, 10],
    ['password-reset', 3, 60, 6],
  ] as const)(
    'The back-off of %s allows %i, then one every %i seconds, and from the %ith on one every five minutes',
    async (...limit) => {
      const [action, free, pause, many] = limit;
      const again = () => attempt('203.0.113.7', undefined, action);
      for (let count = 1; count <= many + 1; count++) {
        expect(await again()).toBe(0);
        if (count < free) continue;
        expect(await again()).toBe(count < many ? pause : 300);
        wait(count < many ? pause : 300);
      }
    },
  );

  it('[BEY-38] The back-off limits an account that only its owner can name across IP addresses', async () => {
    const capture = (address: string, account: string) => attempt(address, account, 'capture-order');
    for (let count = 1; count <= 30; count++) expect(await capture(`198.51.100.${count}`, 'a1b2')).toBe(0);
    expect(await capture('198.51.100.99', ' A1B2')).toBe(5);
    expect(await capture('198.51.100.99', 'c3d4')).toBe(0);
  });

  it('[BEY-38] The back-off slows the network of a guesser, not the owner of the account', async () => {
    for (let count = 1; count <= 10; count++) expect(await attempt('192.0.2.200', 'anna@example.de')).toBe(0);
    expect(await attempt('192.0.2.200', 'anna@example.de')).toBe(10);
    expect(await attempt('192.0.2.201', 'anna@example.de')).toBe(0);
  });

  it('[BEY-38] The back-off counts all addresses of one /64 as one network, and the next /64 as another', async () => {
    for (let count = 1; count <= 10; count++) expect(await attempt(`2001:db8:1:2::${count}`)).toBe(0);
    expect(await attempt('2001:db8:1:2:ffff::1')).toBe(10);
    expect(await attempt('2001:db8:1:3::1')).toBe(0);
  });

  it('[BEY-38] The back-off applies the limit to parallel requests', async () => {
    const waits = await Promise.all(Array.from({ length: 40 }, () => attempt('203.0.113.2')));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10);
  });

  it('[BEY-38] The back-off counts the account if the network is unknown', async () => {
    const unknown = new Request('http://localhost');
    const guess = (account: string) => limitRate(backend.deps, unknown, 'login', account);
    for (let count = 1; count <= 10; count++) await guess('carla@example.de');
    await expect(guess('Carla@example.de')).rejects.toMatchObject({ params: { retryAfterSeconds: 10 } });
    await guess('dora@example.de');
    for (let count = 1; count <= 200; count++) await limitRate(backend.deps, unknown, 'quote-cart');
  });

  it('[BEY-38] The back-off stores digests only and deletes them after a day', async () => {
    await attempt('203.0.113.3', 'dora@example.de');
    const stored = async () => (await backend.deps.database.from('rate_limits').select('*')).data ?? [];
    expect(JSON.stringify(await stored())).not.toMatch(/203\.0|dora/);
    wait(90_000);
    await attempt('203.0.113.4');
    await sweep(backend.deps);
    expect(await stored()).toHaveLength(1);
  });
});

describe('the functions', () => {
  it('[BEY-38] [BEY-34] The functions limit order guesses and return the wait time; a known order is not limited', async () => {
    const order = await backend.place(anOrder());
    const known = { order: order.orderId, accessToken: order.accessToken };
    for (let count = 1; count <= 15; count++) {
      expect((await post('203.0.113.5', 'order-status', known)).status).toBe(200);
    }
    for (let count = 1; count <= 10; count++) {
      const reply = await post('203.0.113.5', 'order-status', { order: order.orderId, accessToken: `${count}` });
      expect(reply.status).toBe(404);
    }
    for (const body of [{ order: 'PM-2026-000000' }, known]) {
      const reply = await post('203.0.113.5', 'order-status', body);
      expect([reply.status, reply.headers.get('retry-after'), await reply.json()]).toEqual([
        429,
        '10',
        { error: { code: 'too_many_requests', params: { retryAfterSeconds: 10 }, reference: expect.any(String) } },
      ]);
    }
    wait(10);
    expect((await post('203.0.113.5', 'order-status', known)).status).toBe(200);
  });

  it('[BEY-34] The guesses of one address get the same reply, then one a minute', async () => {
    const { orderId: order } = await backend.place(anOrder());
    const guess = () => post('203.0.113.6', 'order-status', { order, accessToken: crypto.randomUUID() });
    const waits: number[] = [];
    for (let answered = 0; answered < 24; ) {
      const reply = await guess();
      if (reply.status === 429) {
        waits.push(Number(reply.headers.get('retry-after')));
        wait(waits.at(-1) ?? 0);
      } else {
        expect(reply.status).toBe(404);
        expect(await reply.json()).toMatchObject({ error: { code: 'order_not_found', params: {} } });
        answered++;
      }
    }
    expect(waits).toEqual([10, 10, 10, 10, 10, 30, 30, 30, 30, 30, 60, 60, 60, 60]);
  });

  it.each([
    ['place-order', () => anOrder({ shownTotalCents: 1 }), 409, 60, 10],
    ['capture-order', () => ({ paypalOrderId: crypto.randomUUID() }), 404, 30, 5],
    ['verify-payment', () => ({ order: `PM-${crypto.randomUUID()}` }), 404, 30, 5],
    ['quote-cart', () => ({ items: anOrder().items }), 200, 120, 5],
    ['file-link', () => ({ file: crypto.randomUUID() }), 404, 20, 10],
    ['order-document', () => ({ order: 'PM-2026-000000', kind: 'invoice' }), 404, 10, 10],
  ] as const)('[BEY-38] The function %s is limited', async (name, body, status, free, seconds) => {
    for (let count = 1; count <= free; count++) {
      expect((await post(`192.0.2.${status % 256}`, name, body())).status).toBe(status);
    }
    const reply = await post(`192.0.2.${status % 256}`, name, body());
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, String(seconds)]);
    wait(seconds);
    expect((await post(`192.0.2.${status % 256}`, name, body())).status).toBe(status);
  });
});
