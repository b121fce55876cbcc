import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { sweep } from '../_shared/maintenance/sweep.ts';

let backend: TestBackend;
let clock = new Date();
beforeAll(async () => {
  backend = await testBackend({ now: () => clock });
});
afterAll(() => backend.close());

async function fetchExport(token: string) {
  const reply = await fetch(`${backend.url}/functions/v1/account-export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, apikey: backend.keys.publishable },
    body: '{}',
  });
  return { status: reply.status, headers: reply.headers, bytes: new Uint8Array(await reply.arrayBuffer()) };
}

it('[BEY-28] The data of the caller alone is exported as a German PDF', async () => {
  const token = await backend.signIn('anna@example.de');
  const placed = await backend.place(anOrder({ guestInfo: null }), token);
  const { status, headers, bytes } = await fetchExport(token);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  expect(text).toContain('Meine Daten');
  expect(text).toContain('anna@example.de');
  expect(text).toContain(placed.orderId);
  expect(text).not.toContain('ben@example.de');
  expect((await fetchExport(backend.keys.publishable)).status).toBe(401);
});

it('[BEY-28] The sweep erases expired data by its own clock', async () => {
  const recipient = async (orderId: string) => {
    const { data } = await backend.deps.database.from('orders').select('recipient').eq('order_id', orderId).single();
    return data?.recipient;
  };
  const { orderId } = await backend.place(anOrder());
  await sweep(backend.deps);
  expect(await recipient(orderId)).not.toMatchObject({ firstName: 'Gelöscht' });
  clock = new Date(clock.getTime() + 10 * 366 * 86_400_000);
  await sweep(backend.deps);
  expect(await recipient(orderId)).toMatchObject({ firstName: 'Gelöscht', street: '' });
});
