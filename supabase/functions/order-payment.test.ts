import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  aGuest,
  careSetId,
  anOrder as orderOfGreta,
  type TestBackend,
  testBackend,
} from '../local/testing/test-backend.ts';

/** An order of a new guest, because unpaid orders per address are limited. */
const anOrder = (changes: Parameters<typeof orderOfGreta>[0] = {}) =>
  orderOfGreta({ guestInfo: { ...aGuest, email: `${crypto.randomUUID()}@example.de` }, ...changes });

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

async function rows(table: string, column: string, value: string) {
  const { data, error } = await backend.deps.database.from(table).select('*').eq(column, value);
  if (error !== null) throw error;
  return data;
}

async function statusOf(orderDbId: string): Promise<string> {
  const [order] = await rows('orders', 'id', orderDbId);
  return order?.status;
}

/** Waits for the verification and the mails that follow a capture. */
function completed(orderDbId: string) {
  return vi.waitFor(async () => expect(await statusOf(orderDbId)).toBe('completed'), { timeout: 60_000 });
}

describe('placing an order', () => {
  it('[SF-CHECK-45] [SF-CHECK-47] [DATA-36] [DATA-37] A placed guest order is stored as pending with its items before anything is paid', async () => {
    const placed = await backend.place(
      orderOfGreta({
        items: [{ articleId: careSetId, quantity: 3, configuratorSettings: null }],
        shownTotalCents: 7_470,
      }),
    );
    expect(placed).toMatchObject({ orderId: expect.stringMatching(/^PM-\d{4}-\d{6}$/), totalCents: 7_470 });
    const [order] = await rows('orders', 'id', placed.orderDbId);
    expect(order).toMatchObject({
      status: 'pending',
      user_id: null,
      guest_info: aGuest,
      total: 74.7,
      payment_id: null,
    });
    const items = await rows('order_items', 'order_id', placed.orderDbId);
    expect(items).toMatchObject([{ article_id: careSetId, quantity: 3, unit_price_cents: 2_490, price: 24.9 }]);
  });

  it('[SF-CHECK-34] [SF-CHECK-35] [SF-CHECK-36] A PayPal order has one purchase unit in EUR with two decimals, description and invoice number', async () => {
    const placed = await backend.place(anOrder());
    const paypalOrder = await backend.deps.paypal.getOrder(placed.paypalOrderId);
    expect(paypalOrder).toMatchObject({
      value: {
        status: 'CREATED',
        purchase_units: [
          {
            amount: { value: '24.90', currency_code: 'EUR' },
            invoice_id: placed.orderId,
            custom_id: placed.orderDbId,
          },
        ],
      },
    });
    const page = await (await fetch(`${backend.url}/paypal/checkoutnow?token=${placed.paypalOrderId}`)).text();
    expect(page).toContain(`Bestellung ${placed.orderId} bei Pfotenmaß`);
  });

  it('[SF-CHECK-44] The order of a signed-in user is linked to the account and uses the profile address', async () => {
    const token = await backend.signIn('anna@example.de');
    const placed = await backend.place(anOrder({ guestInfo: null }), token);
    const [order] = await rows('orders', 'id', placed.orderDbId);
    expect(order).toMatchObject({ guest_info: null, recipient: { email: 'anna@example.de', firstName: 'Anna' } });
    expect(order?.user_id).not.toBeNull();
  });

  it('[BEY-03] Fifty equal parallel requests create one order and one payment', async () => {
    const order = anOrder();
    const opened = vi.spyOn(backend.deps.paypal, 'createOrder');
    const replies = await Promise.all(Array.from({ length: 50 }, () => backend.place(order)));
    const paypalOrders = await Promise.all(opened.mock.results.map(({ value }) => value));
    opened.mockRestore();
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    const placed = replies[0];
    expect(await rows('orders', 'idempotency_key', order.idempotencyKey)).toHaveLength(1);
    expect(await rows('order_items', 'order_id', placed?.orderDbId ?? '')).toHaveLength(1);
    expect(new Set(paypalOrders.map(({ value }) => value.id))).toEqual(new Set([placed?.paypalOrderId]));
  });

  it.each([
    [
      'other items',
      { items: [{ articleId: careSetId, quantity: 2, configuratorSettings: null }], shownTotalCents: 4_980 },
    ],
    ['another shown total', { shownTotalCents: 1 }],
    ['another address', { guestInfo: { ...aGuest, street: 'Musterweg 6' } }],
  ])('[BEY-03] A key reused with %s is rejected', async (_what, change) => {
    const order = anOrder();
    await backend.place(order);
    expect(await backend.call('place-order', { ...order, ...change })).toMatchObject({
      status: 409,
      body: { error: { code: 'idempotency_conflict' } },
    });
  });

  it('[BEY-03] A key reused after a change of the profile address is rejected', async () => {
    const token = await backend.signIn('anna@example.de');
    const order = anOrder({ guestInfo: null });
    await backend.place(order, token);
    const profiles = () => backend.deps.database.from('profiles');
    const { data: before } = await profiles().select('id, street').eq('first_name', 'Anna').single();
    await profiles().update({ street: 'Anderer Weg 1' }).eq('id', before?.id);
    expect(await backend.call('place-order', order, token)).toMatchObject({
      status: 409,
      body: { error: { code: 'idempotency_conflict' } },
    });
    await profiles().update({ street: before?.street }).eq('id', before?.id);
  });

  it('[BEY-03] An upper-case key is treated as the same key, with a working link', async () => {
    const order = anOrder();
    const upper = await backend.place({ ...order, idempotencyKey: order.idempotencyKey.toUpperCase() });
    expect(await backend.place(order)).toEqual(upper);
    expect(await backend.call('order-status', { order: upper.orderId, accessToken: upper.accessToken })).toMatchObject({
      status: 200,
    });
  });
});

describe('paying an order', () => {
  it('[SF-CHECK-37] [SF-CHECK-46] [SF-CHECK-48] [SF-CHECK-49] An order is captured on approval, is processing, and completed after the verification', async () => {
    const placed = await backend.place(anOrder());
    await backend.decide(placed.paypalOrderId, 'approve');
    const captured = await backend.capture(placed.paypalOrderId);
    expect(captured).toMatchObject({ status: 'processing', orderId: placed.orderId });
    await completed(placed.orderDbId);
    expect(await rows('payments', 'order_id', placed.orderDbId)).toMatchObject([
      { payment_id: captured.paymentId, status: 'completed', amount_cents: 2_490 },
    ]);
  });

  it('[BEY-15] Repeated calls capture and mail once', async () => {
    const placed = await backend.place(anOrder());
    await backend.decide(placed.paypalOrderId, 'approve');
    const replies = await Promise.all(Array.from({ length: 10 }, () => backend.capture(placed.paypalOrderId)));
    expect(new Set(replies.map((reply) => reply.paymentId)).size).toBe(1);
    await completed(placed.orderDbId);
    expect((await backend.capture(placed.paypalOrderId)).status).toBe('completed');
    const subjects = async () =>
      (await backend.mails()).filter((mail) => mail.subject.includes(placed.orderId)).map((mail) => mail.subject);
    await vi.waitFor(async () => expect(await subjects()).toHaveLength(2), { timeout: 60_000 });
    expect((await subjects()).sort()).toEqual(
      [`Bestellbestätigung ${placed.orderId}`, `Ihre Bestellung ${placed.orderId} ist eingegangen`].sort(),
    );
  });

  it('The mail confirms the order with number, items, shipping, total and a link to it', async () => {
    const placed = await backend.place(orderOfGreta());
    await backend.decide(placed.paypalOrderId, 'approve');
    const { paymentId } = await backend.capture(placed.paypalOrderId);
    const subject = `Bestellbestätigung ${placed.orderId}`;
    const mail = await vi.waitFor(
      async () => {
        const found = (await backend.mails()).find((candidate) => candidate.subject === subject);
        if (found === undefined) throw new Error(`There is no mail ${subject} yet`);
        return found;
      },
      { timeout: 60_000 },
    );
    expect(mail?.to).toBe('greta@example.de');
    for (const part of [
      'Pflegeset „Werkstatt“',
      '1 × 24,90\u00a0€',
      'Versand: Kostenlos',
      'Gesamtsumme: 24,90\u00a0€',
      'gesetzliche Mehrwertsteuer',
    ]) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.text).toContain(`http://localhost:3000/order-success?order=${paymentId}#token=${placed.accessToken}`);
    expect(mail?.html).toContain('Pflegeset „Werkstatt“');
  });

  it('A capture before the approval returns an error and keeps the order open', async () => {
    const placed = await backend.place(anOrder());
    expect(await backend.call('capture-order', { paypalOrderId: placed.paypalOrderId })).toMatchObject({
      status: 422,
      body: { error: { code: 'payment_not_approved' } },
    });
    expect(await statusOf(placed.orderDbId)).toBe('pending');
  });

  it('The buyer can retry with the same order after a declined payment method', async () => {
    const placed = await backend.place(anOrder());
    const asked = vi.spyOn(backend.deps.paypal, 'captureOrder');
    await backend.decide(placed.paypalOrderId, 'decline');
    expect(await backend.call('capture-order', { paypalOrderId: placed.paypalOrderId })).toMatchObject({
      status: 422,
      body: { error: { code: 'instrument_declined' } },
    });
    await backend.decide(placed.paypalOrderId, 'approve');
    expect((await backend.capture(placed.paypalOrderId)).status).toBe('processing');
    // PayPal repeats its reply to a known request id, so that a new attempt needs a new one.
    expect(new Set(asked.mock.calls.map(([, requestId]) => requestId)).size).toBe(2);
    asked.mockRestore();
  });

  it('A held payment stays pending', async () => {
    const placed = await backend.place(anOrder());
    await backend.decide(placed.paypalOrderId, 'hold');
    expect((await backend.capture(placed.paypalOrderId)).status).toBe('pending');
    expect(await statusOf(placed.orderDbId)).toBe('pending');
  });

  it('A paid order that is placed again returns its payment', async () => {
    const order = anOrder();
    const placed = await backend.place(order);
    await backend.decide(placed.paypalOrderId, 'approve');
    const { paymentId } = await backend.capture(placed.paypalOrderId);
    expect(await backend.call('place-order', order)).toMatchObject({
      status: 409,
      body: { error: { code: 'order_already_paid', params: { paymentId, orderId: placed.orderId } } },
    });
  });

  it('A payment without an order is ignored', async () => {
    expect(await backend.call('capture-order', { paypalOrderId: 'FOREIGN1234567890' })).toMatchObject({
      status: 404,
      body: { error: { code: 'order_not_found' } },
    });
  });
});
