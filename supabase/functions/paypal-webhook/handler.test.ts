import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PlaceOrderReply } from '../../contracts/index.ts';
import { aGuest, anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import {
  deliverEvent,
  orderStatus,
  postToSandbox,
  type SignedEvent,
  signEvent,
} from '../../local/testing/webhook-events.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ webhookDelayMs: 10 });
});
afterAll(() => backend.close());

/** Places an order of a new guest, because unpaid orders per address are limited. */
const placeOrder = () =>
  backend.place(anOrder({ guestInfo: { ...aGuest, email: `greta+${crypto.randomUUID()}@example.de` } }));

const statusOf = (placed: PlaceOrderReply) => orderStatus(backend, placed);
const sandbox = (path: string, body: object) => postToSandbox(backend, path, body);
const signed = (event: object, how?: object) => signEvent(backend, event, how);
const deliver = (event: SignedEvent) => deliverEvent(backend, event);

async function events() {
  const { data } = await backend.deps.database
    .from('webhook_events')
    .select('event_id, event_type, attempts, processed_at, last_error');
  return data ?? [];
}

function withHeader({ body, headers }: SignedEvent, name: string, value: string): SignedEvent {
  return { body, headers: { ...headers, [name]: value } };
}

function approvalOf({ paypalOrderId }: PlaceOrderReply) {
  return {
    id: `WH-${crypto.randomUUID()}`,
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource: { id: paypalOrderId, status: 'APPROVED' },
  };
}

/** Everything about an order that an event could change. */
async function traceOf({ orderDbId }: PlaceOrderReply) {
  const { data } = await backend.deps.database
    .from('orders')
    .select('status, invoice_number, payments (status, amount_cents), order_timeline (event), email_outbox (template)')
    // Ordered, because an updated row, such as a sent mail, moves to the end of an unordered list.
    .order('event', { referencedTable: 'order_timeline' })
    .order('template', { referencedTable: 'email_outbox' })
    .eq('id', orderDbId)
    .single();
  if (data === null) throw new Error(`There is no order ${orderDbId}`);
  return data;
}

describe('a signed event', () => {
  it('[BEY-04] A signed event completes an order whose buyer closed the tab after the approval', async () => {
    const placed = await placeOrder();
    await backend.decide(placed.paypalOrderId, 'approve');
    await expect.poll(() => statusOf(placed)).toBe('completed');
  });

  it('A signed event completes a payment that PayPal held', async () => {
    const placed = await placeOrder();
    await backend.decide(placed.paypalOrderId, 'hold');
    await expect.poll(async () => (await backend.capture(placed.paypalOrderId)).status).toBe('pending');
    const { paymentId } = await backend.capture(placed.paypalOrderId);
    await fetch(`${backend.url}/paypal/releases`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ captureId: paymentId, isAccepted: true }),
    });
    await expect.poll(() => statusOf(placed)).toBe('completed');
  });

  it.each(['DENIED', 'DECLINED'])('A signed event declines a held payment that PayPal reports as %s', async (word) => {
    const placed = await placeOrder();
    // The sandbox's own events of approval, capture and decline would have the same effect.
    await sandbox('faults', { call: 'webhook', fault: 'drop', times: 3 });
    await backend.decide(placed.paypalOrderId, 'hold');
    await deliver(await signed(approvalOf(placed)));
    const { data } = await backend.deps.database.from('payments').select('payment_id').eq('order_id', placed.orderDbId);
    const paymentId = data?.[0]?.payment_id;
    expect((await traceOf(placed)).payments).toEqual([{ status: 'pending', amount_cents: 2_490 }]);
    await sandbox('releases', { captureId: paymentId, isAccepted: false });
    const resource = { id: paymentId, status: 'DECLINED' };
    const event = { id: `WH-${crypto.randomUUID()}`, event_type: `PAYMENT.CAPTURE.${word}`, resource };
    expect((await deliver(await signed(event))).status).toBe(200);
    expect((await traceOf(placed)).payments).toEqual([{ status: 'declined', amount_cents: 2_490 }]);
  });

  it('[BEY-07] A signed event takes effect once, and is acknowledged when repeated', async () => {
    const placed = await placeOrder();
    // Otherwise the sandbox's own events of approval and capture would arrive in between.
    await sandbox('faults', { call: 'webhook', fault: 'drop', times: 2 });
    await backend.decide(placed.paypalOrderId, 'approve');
    const approval = approvalOf(placed);
    const event = await signed(approval);
    const trace = async () => [
      await traceOf(placed),
      (await events()).filter(({ event_id }) => event_id === approval.id),
    ];
    expect((await deliver(event)).status).toBe(200);
    const before = await trace();
    expect(before).toMatchObject([{ status: 'completed' }, [{ event_id: approval.id }]]);
    expect((await deliver(event)).status).toBe(200);
    expect(await trace()).toEqual(before);
  });

  it('[BEY-05] [BEY-68] A signed event has the same result when events are lost, duplicated or out of order', async () => {
    for (const fault of ['drop', 'duplicate', 'reorder']) {
      const placed = await placeOrder();
      await sandbox('faults', { call: 'webhook', fault });
      await backend.decide(placed.paypalOrderId, 'approve');
      // The capture's event is delivered in any case, followed by the held event.
      await backend.capture(placed.paypalOrderId);
      await expect.poll(() => statusOf(placed)).toBe('completed');
      const { payments } = await traceOf(placed);
      expect(payments, fault).toEqual([{ status: 'completed', amount_cents: 2_490 }]);
    }
  });
});

describe('a forged event', () => {
  it.each<[string, (event: SignedEvent) => SignedEvent]>([
    ['without a signature', ({ body }) => ({ body, headers: {} })],
    ['with a wrong signature', (event) => withHeader(event, 'paypal-transmission-sig', btoa('forged'))],
    [
      'with the signature of another time',
      // A second earlier, because the current time could equal the signed one.
      (event) => withHeader(event, 'paypal-transmission-time', new Date(Date.now() - 1_000).toISOString()),
    ],
    ['with the signature of another sending', (event) => withHeader(event, 'paypal-transmission-id', '1')],
    [
      'with a certificate of another host',
      (event) => withHeader(event, 'paypal-cert-url', 'https://evil.example/cert.pem'),
    ],
    [
      'with a certificate that is not encrypted',
      (event) => withHeader(event, 'paypal-cert-url', 'http://api.paypal.com/cert.pem'),
    ],
    [
      'with a host that only looks like PayPal\u2019s',
      (event) => withHeader(event, 'paypal-cert-url', 'https://api.paypal.com.evil.example/x'),
    ],
    ['changed on its way', ({ body, headers }) => ({ body: body.replace('APPROVED', 'REVERSED'), headers })],
    ['serialized again', ({ body, headers }) => ({ body: JSON.stringify(JSON.parse(body), null, 1), headers })],
  ])('[BEY-07] A forged event is refused %s, and leaves nothing behind', async (_, change) => {
    const placed = await placeOrder();
    const event = change(await signed({ ...approvalOf(placed), id: `WH-FORGED-${crypto.randomUUID()}` }));
    const before = await traceOf(placed);
    expect((await deliver(event)).status).toBe(400);
    expect(await traceOf(placed)).toEqual(before);
    expect((await events()).filter(({ event_id }) => event_id.startsWith('WH-FORGED'))).toEqual([]);
  });

  it.each([
    ['signed for another webhook', { webhookId: 'SOMEBODYELSES' }],
    ['of last week', { time: new Date(Date.now() - 7 * 86_400_000).toISOString() }],
    ['of tomorrow', { time: new Date(Date.now() + 86_400_000).toISOString() }],
  ])('[BEY-07] A forged event is refused %s, and leaves nothing behind', async (_, how) => {
    const placed = await placeOrder();
    const reply = await deliver(await signed({ ...approvalOf(placed), id: 'WH-FORGED' }, how));
    expect([reply.status, await reply.json()]).toMatchObject([400, { error: { code: 'event_refused' } }]);
    expect((await events()).map(({ event_id }) => event_id)).not.toContain('WH-FORGED');
  });

  it.each(['', 'null', '{}', '{"id":1}', '"}{"'])('A forged event is refused as the body %s', async (body) => {
    const reply = await fetch(`${backend.url}/functions/v1/paypal-webhook`, { method: 'POST', body });
    expect([reply.status, await reply.json()]).toMatchObject([400, { error: { code: 'invalid_request' } }]);
  });
});

describe('an event that cannot be processed yet', () => {
  it('[BEY-07] An event of an unknown order is requested again', async () => {
    const log = vi.spyOn(backend.deps, 'log').mockReturnValue();
    const early = await signed({ id: 'WH-EARLY', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'UNKNOWN' } });
    expect((await deliver(early)).status).toBe(503);
    log.mockRestore();
    expect((await events()).find((event) => event.event_id === 'WH-EARLY')).toMatchObject({ processed_at: null });
  });

  it('An event is requested again while PayPal is unreachable, and processed later', async () => {
    const log = vi.spyOn(backend.deps, 'log').mockReturnValue();
    const placed = await placeOrder();
    const event = await signed({ ...approvalOf(placed), id: 'WH-UNASKED' });
    const recorded = async () => (await events()).find(({ event_id }) => event_id === 'WH-UNASKED');
    await sandbox('faults', { call: 'get-order', fault: 'unreachable' });
    expect((await deliver(event)).status).toBe(503);
    expect(await recorded()).toMatchObject({ processed_at: null, last_error: 'PayPal could not be asked' });
    expect((await deliver(event)).status).toBe(200);
    expect(await recorded()).toMatchObject({ processed_at: expect.any(String), last_error: null });
    log.mockRestore();
  });

  it('An event that cannot be processed yet is requested again after a database error, which is stored', async () => {
    const log = vi.spyOn(backend.deps, 'log').mockReturnValue();
    const placed = await placeOrder();
    const event = await signed({
      id: 'WH-TOO-MUCH',
      event_type: 'PAYMENT.CAPTURE.REVERSED',
      resource: {
        amount: { value: '99999999999.00', currency_code: 'EUR' },
        links: [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/TOOMUCH' }],
        supplementary_data: { related_ids: { order_id: placed.paypalOrderId } },
      },
    });
    expect((await deliver(event)).status).toBe(503);
    expect((await events()).find(({ event_id }) => event_id === 'WH-TOO-MUCH')).toMatchObject({
      processed_at: null,
      last_error: expect.stringMatching(/^22\d{3} /),
    });
    log.mockRestore();
  });

  it('[BEY-68] An event that cannot be processed yet is requested again while its signature cannot be verified', async () => {
    for (const fault of ['unreachable', 'error', 'drop']) {
      await sandbox('faults', { call: 'verify-signature', fault });
      expect((await deliver(await signed({ id: 'WH-LATER', event_type: 'X', resource: {} }))).status).toBe(503);
    }
    expect((await events()).map(({ event_id }) => event_id)).not.toContain('WH-LATER');
  });
});
