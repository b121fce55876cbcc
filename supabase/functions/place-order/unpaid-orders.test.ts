import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGuest, anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { deliverOutbox } from '../_shared/mails/deliver-outbox.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const orderOf = (email: string, name = 'Greta') => anOrder({ guestInfo: { ...aGuest, email, firstName: name } });

describe('unpaid orders with the e-mail of another person', () => {
  it('[BEY-38] Unpaid orders end at ten an hour and send three mails; others order, and a paid one is confirmed', async () => {
    const victim = 'opfer@example.de';
    const placed: number[] = [];
    for (let count = 1; count <= 14; count++) {
      const email = count % 2 === 0 ? victim : 'Opfer@Example.de';
      placed.push((await backend.call('place-order', orderOf(email, 'Gewinn auf https://evil.example'))).status);
    }
    expect(placed).toEqual([...Array(10).fill(200), ...Array(4).fill(429)]);
    await deliverOutbox(backend.deps);
    const mails = (await backend.mails()).filter(({ to }) => to.toLowerCase() === victim);
    expect(mails).toHaveLength(3);
    for (const { text, html } of mails) {
      expect(text).toContain('https[:]//evil[.]example');
      expect(`${text}${html}`).not.toContain('https://evil');
    }
    expect((await backend.call('place-order', orderOf('andere@example.de'))).status).toBe(200);
  });

  it('[BEY-38] Unpaid orders do not keep a signed-in owner of the address from ordering', async () => {
    for (let count = 1; count <= 10; count++) await backend.call('place-order', orderOf('anna@example.de'));
    expect((await backend.call('place-order', orderOf('anna@example.de'))).status).toBe(429);
    const token = await backend.signIn('anna@example.de');
    const own = await backend.call('place-order', { ...anOrder(), guestInfo: null }, token);
    expect(own.status).toBe(200);
  });

  it('[BEY-38] Unpaid orders are also counted for parallel requests', async () => {
    const replies = await Promise.all(
      Array.from({ length: 14 }, () => backend.call('place-order', orderOf('gleich@example.de'))),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
  });

  it('[BEY-38] Unpaid orders are not limited for a repeated request with the same key', async () => {
    const first = orderOf('nochmal@example.de');
    expect((await backend.call('place-order', first)).status).toBe(200);
    for (let count = 2; count <= 10; count++) await backend.call('place-order', orderOf('nochmal@example.de'));
    expect((await backend.call('place-order', orderOf('nochmal@example.de'))).status).toBe(429);
    expect((await backend.call('place-order', first)).status).toBe(200);
  });
});
