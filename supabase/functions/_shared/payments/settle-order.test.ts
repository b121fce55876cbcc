import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anOrder, type TestBackend, testBackend } from '../../../local/testing/test-backend.ts';
import type { PayPalOrder } from '../paypal/paypal.schema.ts';
import type { PayPalClient } from '../paypal/paypal-client.ts';

type CaptureReply = Awaited<ReturnType<PayPalClient['captureOrder']>>;

let backend: TestBackend;
let hoursLater = 0;
beforeAll(async () => {
  backend = await testBackend({ now: () => new Date(Date.now() + hoursLater * 3_600_000) });
});
afterAll(() => backend.close());

async function stateOf(orderDbId: string) {
  const { data } = await backend.deps.database
    .from('orders')
    .select('status, payments (payment_id, status)')
    .eq('id', orderDbId)
    .single();
  return data;
}

/** PayPal's reply to a request that prefers a minimal representation. */
function shortReply(id: string): PayPalOrder {
  return { id, status: 'COMPLETED', purchase_units: [] };
}

function decide(orderId: string, decision: string, more: object = {}) {
  return fetch(`${backend.url}/paypal/decisions`, {
    method: 'POST',
    body: JSON.stringify({ orderId, decision, ...more }),
  });
}

it('A payment charged through an earlier PayPal order of the invoice is found and reported as paid', async () => {
  const placed = await backend.place(anOrder());
  const earlier = await backend.deps.paypal.createOrder(
    { totalCents: 2_490, description: 'Früher', invoiceId: placed.orderId, customId: placed.orderDbId },
    crypto.randomUUID(),
  );
  const earlierId = earlier.ok ? earlier.value.id : '';
  await decide(earlierId, 'approve');
  const captured = await backend.deps.paypal.captureOrder(earlierId, crypto.randomUUID());
  const paymentId = captured.ok ? captured.value.purchase_units[0]?.payments?.captures?.[0]?.id : undefined;
  await decide(placed.paypalOrderId, 'approve');
  expect(await backend.capture(placed.paypalOrderId)).toMatchObject({ status: 'processing', paymentId });
  expect((await stateOf(placed.orderDbId))?.payments).toMatchObject([{ payment_id: paymentId }]);
});

it('The buyer is asked again when the bank requires a confirmation, on the same order', async () => {
  const placed = await backend.place(anOrder());
  await decide(placed.paypalOrderId, 'challenge');
  expect(await backend.call('capture-order', { paypalOrderId: placed.paypalOrderId })).toMatchObject({
    status: 422,
    body: { error: { code: 'payment_not_approved' } },
  });
  await decide(placed.paypalOrderId, 'approve');
  expect((await backend.capture(placed.paypalOrderId)).status).toBe('processing');
});

it.each([
  ['gets lost', async (): Promise<CaptureReply> => ({ ok: false, error: { issue: null, status: 504 } })],
  ['names no payment', async ({ id }: PayPalOrder): Promise<CaptureReply> => ({ ok: true, value: shortReply(id) })],
])('[BEY-04] The PayPal order is read when the reply to a capture %s', async (_, replyWith) => {
  const placed = await backend.place(anOrder());
  await decide(placed.paypalOrderId, 'approve');
  const { paypal } = backend.deps;
  const capture = paypal.captureOrder;
  vi.spyOn(paypal, 'captureOrder').mockImplementationOnce(async (...call) => {
    const reply = await capture(...call);
    if (!reply.ok) throw new Error('The sandbox took no money');
    return replyWith(reply.value);
  });
  expect((await backend.capture(placed.paypalOrderId)).status).toBe('processing');
  expect((await stateOf(placed.orderDbId))?.payments).toHaveLength(1);
});

it.each([
  ['PENDING_REVIEW', true, 'processing'],
  ['ECHECK', false, 'pending'],
])(
  'A payment held by PayPal (%s) is waited for and not marked paid before (released: %s)',
  async (holdReason, isAccepted, end) => {
    const placed = await backend.place(anOrder());
    await decide(placed.paypalOrderId, 'hold', { holdReason });
    const { status, paymentId } = await backend.capture(placed.paypalOrderId);
    expect([status, (await stateOf(placed.orderDbId))?.status]).toEqual(['pending', 'pending']);
    await fetch(`${backend.url}/paypal/releases`, {
      method: 'POST',
      body: JSON.stringify({ captureId: paymentId, isAccepted }),
    });
    await backend.call('capture-order', { paypalOrderId: placed.paypalOrderId });
    expect((await stateOf(placed.orderDbId))?.status).toMatch(isAccepted ? /processing|completed/ : end);
  },
);

it('[BEY-16] [BEY-03] A buyer who returns after PayPal deleted the first payment gets one new payment', async () => {
  const order = anOrder();
  const first = await backend.place(order);
  hoursLater = 5;
  expect((await backend.place(order)).paypalOrderId).toBe(first.paypalOrderId);
  await fetch(`${backend.url}/paypal/expiries`, {
    method: 'POST',
    body: JSON.stringify({ orderId: first.paypalOrderId }),
  });
  // If PayPal does not answer, nothing is replaced.
  await fetch(`${backend.url}/paypal/faults`, {
    method: 'POST',
    body: JSON.stringify({ call: 'get-order', fault: 'unreachable' }),
  });
  expect((await backend.place(order)).paypalOrderId).toBe(first.paypalOrderId);
  const again = await Promise.all(Array.from({ length: 8 }, () => backend.place(order)));
  const [second] = again;
  if (second === undefined) throw new Error('no reply');
  expect(again).toEqual(Array(8).fill(second));
  expect(second).toEqual({ ...first, paypalOrderId: second.paypalOrderId });
  expect(second.paypalOrderId).not.toBe(first.paypalOrderId);
  hoursLater = 0;
  await decide(second.paypalOrderId, 'approve');
  expect((await backend.capture(second.paypalOrderId)).status).toBe('processing');
  expect((await stateOf(first.orderDbId))?.payments).toHaveLength(1);
});
