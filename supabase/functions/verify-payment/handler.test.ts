import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { PlaceOrderReply } from '../../contracts/index.ts';
import { anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
  // Drops the verification after the capture.
  vi.spyOn(backend.deps, 'afterReply').mockReturnValue();
});
afterAll(() => backend.close());

const verify = (order: string, accessToken?: string) =>
  backend.call('verify-payment', { order, ...(accessToken !== undefined && { accessToken }) });

async function stateOf({ orderDbId }: PlaceOrderReply) {
  const { database } = backend.deps;
  const { data: order } = await database.from('orders').select('status, payment_id').eq('id', orderDbId).single();
  const { count: receipts } = await database
    .from('email_outbox')
    .select('*', { count: 'exact', head: true })
    .eq('order_id', orderDbId)
    .eq('template', 'payment_received');
  return { ...order, receipts };
}

async function fault(call: string, kind: string): Promise<void> {
  await fetch(`${backend.url}/paypal/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ call, fault: kind }),
  });
}

it('[SF-CHECK-49] [BEY-05] A captured order is completed once, for repeated calls with its payment id', async () => {
  const order = await backend.place(anOrder());
  await backend.decide(order.paypalOrderId, 'approve');
  const { paymentId } = await backend.capture(order.paypalOrderId);
  expect(await stateOf(order)).toMatchObject({ status: 'processing' });
  const replies = await Promise.all(Array.from({ length: 10 }, () => verify(paymentId)));
  for (const reply of replies) {
    expect(reply).toEqual({ status: 200, body: { status: 'completed', paymentId, orderId: order.orderId } });
  }
  expect(await stateOf(order)).toEqual({ status: 'completed', payment_id: paymentId, receipts: 1 });
});

it('[BEY-04] [BEY-16] The payment of a capture whose reply was lost is found, for the holder of the link', async () => {
  const order = await backend.place(anOrder());
  await backend.decide(order.paypalOrderId, 'approve');
  await backend.deps.paypal.captureOrder(order.paypalOrderId, crypto.randomUUID());
  expect(await stateOf(order)).toMatchObject({ status: 'pending' });
  expect(await verify(order.orderId, order.accessToken)).toMatchObject({
    status: 200,
    body: { status: 'completed', orderId: order.orderId },
  });
  expect(await stateOf(order)).toMatchObject({ status: 'completed', receipts: 1 });
});

it('A verification captures no payment itself and reports if there is none yet', async () => {
  const order = await backend.place(anOrder());
  const refusal = { status: 422, body: { error: { code: 'payment_not_approved' } } };
  expect(await verify(order.orderId, order.accessToken)).toMatchObject(refusal);
  await backend.decide(order.paypalOrderId, 'approve');
  expect(await verify(order.orderId, order.accessToken)).toMatchObject(refusal);
  expect(await backend.deps.paypal.getOrder(order.paypalOrderId)).toMatchObject({ value: { status: 'APPROVED' } });
  expect(await stateOf(order)).toEqual({ status: 'pending', payment_id: null, receipts: 0 });
});

it('[BEY-09] An unreachable PayPal is reported, and nothing changes', async () => {
  const order = await backend.place(anOrder());
  await backend.decide(order.paypalOrderId, 'approve');
  await backend.capture(order.paypalOrderId);
  await fault('get-order', 'unreachable');
  expect(await verify(order.orderId, order.accessToken)).toMatchObject({
    status: 502,
    body: { error: { code: 'payment_unavailable', reference: expect.any(String) } },
  });
  expect(await stateOf(order)).toMatchObject({ status: 'processing' });
  expect(await verify(order.orderId, order.accessToken)).toMatchObject({ status: 200 });
});

it('[BEY-34] The same error is returned for unknown and foreign orders', async () => {
  const order = await backend.place(anOrder());
  for (const reply of [
    await verify(order.orderId),
    await verify(order.orderId, 'a'.repeat(43)),
    await verify('PM-2026-000000'),
    await backend.call('verify-payment', { order: order.orderId }, await backend.signIn('anna@example.de')),
  ]) {
    expect(reply).toMatchObject({ status: 404, body: { error: { code: 'order_not_found', params: {} } } });
  }
});
