import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CancelOrderRequest,
  type CancelOrdersRequest,
  cancelOrderReplySchema,
  cancelOrdersReplySchema,
  type PlaceOrderReply,
} from '../../contracts/index.ts';
import { aGuest, anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { sweep } from '../_shared/maintenance/sweep.ts';

let backend: TestBackend;
let admin: string;
beforeAll(async () => {
  backend = await testBackend();
  admin = await backend.signIn('admin@example.de');
});
afterAll(() => backend.close());

const placed = () => backend.place(anOrder({ guestInfo: { ...aGuest, email: `${crypto.randomUUID()}@example.de` } }));

/** A paid order of 24,90 €, already verified. */
async function paid(): Promise<PlaceOrderReply> {
  const order = await placed();
  await backend.decide(order.paypalOrderId, 'approve');
  await backend.capture(order.paypalOrderId);
  await expect.poll(async () => (await stateOf(order))?.status).toBe('completed');
  return order;
}

const now = { amountCents: 2_490, refundedCents: 0, password: 'pfotenmass' };

function requestFor({ orderDbId }: PlaceOrderReply, changes: Partial<CancelOrderRequest> = {}): CancelOrderRequest {
  return {
    key: crypto.randomUUID(),
    orderDbId,
    revision: 0,
    reason: 'Kundenwunsch',
    refund: now,
    notify: true,
    evenIfShipped: false,
    ...changes,
  };
}

function cancel(body: CancelOrderRequest | CancelOrdersRequest, token = admin) {
  return backend.call('cancel-order', body, token);
}

async function stateOf({ orderDbId }: PlaceOrderReply) {
  const { data } = await backend.deps.database
    .from('orders')
    .select('status, visual_status, payments (refunded_cents), refunds (status)')
    .eq('id', orderDbId)
    .single();
  return data;
}

async function mailOf({ orderId }: PlaceOrderReply): Promise<string | undefined> {
  await sweep(backend.deps);
  const found = (await backend.mails()).filter(({ subject }) => subject === `Ihre Bestellung ${orderId} ist storniert`);
  expect(found.length).toBeLessThan(2);
  return found[0]?.text.replaceAll(/\s+/g, ' ');
}

async function age({ orderDbId }: PlaceOrderReply, seconds: number): Promise<void> {
  await backend.deps.database
    .from('refunds')
    .update({ created_at: new Date(Date.now() - seconds * 1_000).toISOString() })
    .eq('order_id', orderDbId);
}

function fault(call: string, kind: string) {
  return fetch(`${backend.url}/paypal/faults`, {
    method: 'POST',
    body: JSON.stringify({ call, fault: kind, times: 1 }),
  });
}

const inFourteenDays = () =>
  new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(
    new Date(Date.now() + 14 * 86_400_000),
  );

describe('cancelling an order', () => {
  it('[REF-1] A cancelled order returns the money once, and the mail says the amount', async () => {
    const order = await paid();
    const request = requestFor(order);
    const replies = await Promise.all([1, 2, 3].map(() => cancel(request)));
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(cancelOrderReplySchema.parse(body)).toMatchObject({ orderId: order.orderId, revision: 1 });
    }
    expect(cancelOrderReplySchema.parse((await cancel(request)).body).refund).toEqual({
      state: 'completed',
      amountCents: 2_490,
    });
    expect(await stateOf(order)).toEqual({
      status: 'refunded',
      visual_status: 'Storniert',
      payments: [{ refunded_cents: 2_490 }],
      refunds: [{ status: 'completed' }],
    });
    expect(await mailOf(order)).toContain('storniert. Wir erstatten Ihnen jetzt 24,90 € über PayPal.');
  });

  it('[REF-2] A cancellation for a later refund moves no money, and the mail says until when', async () => {
    const order = await paid();
    expect((await cancel(requestFor(order, { refund: 'later' }))).body).toMatchObject({
      refund: { state: 'none', amountCents: 0 },
    });
    expect(await stateOf(order)).toMatchObject({ status: 'completed', visual_status: 'Storniert', refunds: [] });
    expect(await mailOf(order)).toContain(`Wir erstatten Ihnen 24,90 € bis ${inFourteenDays()} über PayPal.`);
  });

  it('A cancelled order that is not paid promises nothing', async () => {
    const order = await placed();
    expect(await cancel(requestFor(order, { refund: 'none' }))).toMatchObject({ status: 200 });
    const mail = await mailOf(order);
    expect(mail).toContain('Sie haben noch nichts bezahlt und müssen nichts weiter tun.');
    expect(mail).not.toContain('erstatten');
  });

  it.each(['unreachable', 'drop', 'error-after'])(
    '[REF-1] A cancellation goes through while PayPal does not answer (%s), and the sweep returns the money',
    async (kind) => {
      const order = await paid();
      await fault('refund', kind);
      expect((await cancel(requestFor(order))).body).toMatchObject({
        refund: { state: 'requested', amountCents: 2_490 },
      });
      expect(await stateOf(order)).toMatchObject({ visual_status: 'Storniert', refunds: [{ status: 'requested' }] });
      await age(order, 60);
      await sweep(backend.deps);
      expect(await stateOf(order)).toMatchObject({ status: 'refunded', refunds: [{ status: 'completed' }] });
    },
  );

  it('A mail promises a later refund if PayPal refuses it, which is an open case then', async () => {
    const order = await paid();
    const { data } = await backend.deps.database.from('payments').select('payment_id').eq('order_id', order.orderDbId);
    // Refunded at PayPal; the event has not arrived yet.
    await backend.deps.paypal.refundCapture(
      data?.[0]?.payment_id,
      { amountCents: 2_490, currency: 'EUR', customId: 'by hand', note: '' },
      crypto.randomUUID(),
    );
    expect((await cancel(requestFor(order))).body).toMatchObject({ refund: { state: 'failed' } });
    expect(await mailOf(order)).toContain(`Wir erstatten Ihnen 24,90 € bis ${inFourteenDays()} über PayPal.`);
  });

  it('A cancellation requires an admin, and the password if money leaves the shop', async () => {
    const order = await paid();
    const anna = await backend.signIn('anna@example.de');
    expect(await cancel(requestFor(order), backend.keys.publishable)).toMatchObject({ status: 401 });
    expect(await cancel(requestFor(order), anna)).toMatchObject({ status: 403 });
    const wrong = requestFor(order, { refund: { ...now, password: 'geraten' } });
    expect(await cancel(wrong)).toMatchObject({ status: 403, body: { error: { code: 'reauthentication_failed' } } });
    expect(await stateOf(order)).toMatchObject({ visual_status: 'Offen', refunds: [] });
  });

  it.each<[string, Partial<CancelOrderRequest>, number, object]>([
    ['cancel_needs_decision', { refund: 'none' }, 409, { refundableCents: 2_490, refundedCents: 0 }],
    ['refund_outdated', { refund: { ...now, amountCents: 2_000 } }, 409, { refundableCents: 2_490, refundedCents: 0 }],
    ['revision_conflict', { revision: 5 }, 409, { revision: 0 }],
    ['order_not_found', { orderDbId: crypto.randomUUID() }, 404, {}],
  ])('A cancellation answers %s and changes nothing', async (code, changes, status, params) => {
    const order = await paid();
    expect(await cancel(requestFor(order, changes))).toMatchObject({ status, body: { error: { code, params } } });
    expect(await stateOf(order)).toMatchObject({ visual_status: 'Offen', refunds: [] });
  });

  it.each([
    { refund: { ...now, amountCents: -1 } },
    { refund: { ...now, amountCents: 0.5 } },
    { refund: { ...now, amountCents: 0 } },
    { refund: 'never' },
    { reason: 'Laune' },
    { revision: '0' },
  ])('The request %j is refused', async (changes) => {
    const order = await placed();
    expect(await cancel({ ...requestFor(order), ...changes } as CancelOrderRequest)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request' } },
    });
  });
});

describe('cancelling several orders', () => {
  it('Cancelling several orders takes one request, and gives each order its own result', async () => {
    const [first, second, unpaid, done] = [await paid(), await paid(), await placed(), await placed()];
    await cancel(requestFor(done, { refund: 'none' }));
    const { amountCents, refundedCents, password } = now;
    const refund = { amountCents, refundedCents };
    const request: CancelOrdersRequest = {
      reason: 'Nicht lieferbar',
      notify: true,
      evenIfShipped: false,
      password,
      orders: [
        { key: crypto.randomUUID(), orderDbId: first.orderDbId, revision: 0, refund },
        { key: crypto.randomUUID(), orderDbId: second.orderDbId, revision: 0, refund: 'later' },
        { key: crypto.randomUUID(), orderDbId: unpaid.orderDbId, revision: 0, refund: 'none' },
        { key: crypto.randomUUID(), orderDbId: done.orderDbId, revision: 1, refund: 'none' },
      ],
    };
    const { body } = await cancel(request);
    expect(cancelOrdersReplySchema.parse(body).results).toMatchObject([
      { orderDbId: first.orderDbId, cancelled: { refund: { state: 'completed', amountCents: 2_490 } } },
      { orderDbId: second.orderDbId, cancelled: { refund: { state: 'none' } } },
      { orderDbId: unpaid.orderDbId, cancelled: { orderId: unpaid.orderId } },
      { orderDbId: done.orderDbId, error: 'already_cancelled' },
    ]);
    // A repeated request repeats nothing.
    expect((await cancel(request)).body).toEqual(body);
    expect(await stateOf(first)).toMatchObject({ refunds: [{ status: 'completed' }] });
    expect(await mailOf(second)).toContain('Wir erstatten Ihnen 24,90 € bis');
  });

  it('Cancelling several orders requires the password if money of one order leaves the shop', async () => {
    const order = await paid();
    const { amountCents, refundedCents } = now;
    const request: CancelOrdersRequest = {
      reason: 'Irrtum',
      notify: true,
      evenIfShipped: false,
      orders: [
        { key: crypto.randomUUID(), orderDbId: order.orderDbId, revision: 0, refund: { amountCents, refundedCents } },
      ],
    };
    expect(await cancel(request)).toMatchObject({ status: 403 });
    expect(await cancel({ ...request, password: 'geraten' })).toMatchObject({ status: 403 });
    expect(await stateOf(order)).toMatchObject({ visual_status: 'Offen' });
  });
});
