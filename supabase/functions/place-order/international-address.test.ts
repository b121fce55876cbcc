import { afterAll, beforeAll, expect, it } from 'vitest';
import { aGuest, anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { sweep } from '../_shared/maintenance/sweep.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const typed = 'info@müller.de';
const deliverable = 'info@xn--mller-kva.de';

async function recipients(): Promise<readonly string[]> {
  await sweep(backend.deps, { olderThan: '0 seconds' });
  return (await backend.mails()).map(({ to }) => to);
}

it('A guest with an umlaut in the domain of their address gets mail under its ASCII name', async () => {
  const placed = await backend.place(anOrder({ guestInfo: { ...aGuest, email: typed } }));
  await backend.decide(placed.paypalOrderId, 'approve');
  await backend.capture(placed.paypalOrderId);
  const { data } = await backend.deps.database.from('orders').select('recipient').eq('id', placed.orderDbId).single();
  expect(data?.recipient.email).toBe(deliverable);
  expect(await recipients()).toContain(deliverable);
});

it('A stored address with an umlaut in its domain gets mail under its ASCII name', async () => {
  const withdrawal = { name: 'Max Müller', orderNumber: 'PM-2026-000000', email: 'max@müller.de', message: '' };
  await backend.deps.database.rpc('submit_withdrawal', { p_request: withdrawal }).throwOnError();
  expect(await recipients()).toContain('max@xn--mller-kva.de');
});
