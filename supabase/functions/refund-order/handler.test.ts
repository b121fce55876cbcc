import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  orderStatusReplySchema,
  type RefundOrderReply,
  type RefundOrderRequest,
  refundOrderReplySchema,
} from '../../contracts/index.ts';
import { anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { sweep } from '../_shared/maintenance/sweep.ts';

let backend: TestBackend;
let admin: string;
beforeAll(async () => {
  backend = await testBackend();
  admin = await backend.signIn('admin@example.de');
});
afterAll(() => backend.close());

interface PaidOrder {
  orderDbId: string;
  orderId: string;
  paymentId: string;
  accessToken: string;
}

/** A paid order of 24,90 €, already verified by the work after the capture, which will not call PayPal again. */
async function paidOrder(): Promise<PaidOrder> {
  const placed = await backend.place(anOrder());
  await backend.decide(placed.paypalOrderId, 'approve');
  const { paymentId } = await backend.capture(placed.paypalOrderId);
  await expect.poll(async () => (await stateOf(placed))?.status).toBe('completed');
  return { ...placed, paymentId };
}

function refund(body: RefundOrderRequest, token: string | undefined = admin) {
  return backend.call('refund-order', body, token);
}

async function accepted(body: RefundOrderRequest): Promise<RefundOrderReply> {
  return refundOrderReplySchema.parse((await refund(body)).body);
}

function previewOf({ orderDbId }: PaidOrder, amountCents: number | null = null): RefundOrderRequest {
  return { step: 'preview', orderDbId, amountCents };
}

function confirmationOf(
  { orderDbId }: PaidOrder,
  changes: Partial<Extract<RefundOrderRequest, { step: 'confirm' }>> = {},
): RefundOrderRequest {
  return {
    step: 'confirm',
    orderDbId,
    refundKey: crypto.randomUUID(),
    amountCents: 2_490,
    refundedCents: 0,
    lines: null,
    reason: 'Passt nicht',
    password: 'pfotenmass',
    ...changes,
  };
}

async function stateOf({ orderDbId }: Pick<PaidOrder, 'orderDbId'>) {
  const { data } = await backend.deps.database
    .from('orders')
    .select('status, payments (status, refunded_cents), refunds (status, failure)')
    .eq('id', orderDbId)
    .single();
  return data;
}

/** Ages the refunds of an order, as if an admin had requested them this many hours ago. */
async function age({ orderDbId }: PaidOrder, hours: number): Promise<void> {
  await backend.deps.database
    .from('refunds')
    .update({ created_at: new Date(Date.now() - hours * 3_600_000).toISOString() })
    .eq('order_id', orderDbId);
}

/** Amount refunded by PayPal, in cents. */
async function refundedCents({ paymentId }: PaidOrder): Promise<number> {
  const tomorrow = new Date(Date.now() + 86_400_000);
  const report = await backend.deps.paypal.listTransactions(new Date(Date.now() - 86_400_000), tomorrow);
  if (!report.ok) throw new Error('The sandbox did not answer');
  return report.value
    .filter(({ paypal_reference_id }) => paypal_reference_id === paymentId)
    .reduce((sum, { transaction_amount }) => sum - Math.round(Number(transaction_amount.value) * 100), 0);
}

function fault(call: string, kind: string, times = 1) {
  return fetch(`${backend.url}/paypal/faults`, {
    method: 'POST',
    body: JSON.stringify({ call, fault: kind, times }),
  });
}

describe('a refund', () => {
  it('[BEY-13] A refund is previewed without a change, then refunded in full with a mail', async () => {
    const order = await paidOrder();
    expect(await accepted(previewOf(order))).toEqual({
      status: 'preview',
      orderId: order.orderId,
      paidCents: 2_490,
      refundedCents: 0,
      refundableCents: 2_490,
      amountCents: 2_490,
    });
    expect(await refundedCents(order)).toBe(0);
    expect(await accepted(confirmationOf(order))).toMatchObject({
      status: 'completed',
      refundedCents: 2_490,
      refundableCents: 0,
    });
    expect(await stateOf(order)).toMatchObject({ status: 'refunded', payments: [{ status: 'refunded' }] });
    await sweep(backend.deps);
    const mails = (await backend.mails()).filter(
      ({ subject }) => subject === `Erstattung zu Ihrer Bestellung ${order.orderId}`,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('24,90');
    expect(mails[0]?.text).toContain('Grund: Passt nicht');
    const status = await backend.call('order-status', { order: order.orderId, accessToken: order.accessToken });
    expect(status.body).toMatchObject({
      progress: {
        timeline: expect.arrayContaining([
          expect.objectContaining({
            event: 'payment.refunded',
            details: { amountCents: 2_490, refundCents: 2_490, reason: 'Passt nicht' },
          }),
        ]),
      },
    });
  });

  it('[BEY-13] An order refunds once per key, in part and then the rest', async () => {
    const order = await paidOrder();
    const part = confirmationOf(order, { amountCents: 490 });
    const replies = await Promise.all([1, 2, 3, 4].map(() => refund(part)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await refundedCents(order)).toBe(490);
    expect(await stateOf(order)).toMatchObject({ status: 'completed', payments: [{ refunded_cents: 490 }] });
    expect(await refund(confirmationOf(order, { amountCents: 100 }))).toMatchObject({
      status: 409,
      body: { error: { code: 'refund_outdated', params: { refundedCents: 490, refundableCents: 2_000 } } },
    });
    expect(await refund(previewOf(order, 2_001))).toMatchObject({
      status: 422,
      body: { error: { code: 'amount_not_refundable', params: { refundableCents: 2_000 } } },
    });
    await accepted(confirmationOf(order, { amountCents: 2_000, refundedCents: 490 }));
    expect(await refundedCents(order)).toBe(2_490);
    expect(await stateOf(order)).toMatchObject({ status: 'refunded' });
  });

  it('[BEY-13] A refund is shown with its own amount, in the mail and in the timeline', async () => {
    const order = await paidOrder();
    await accepted(confirmationOf(order, { amountCents: 490 }));
    await sweep(backend.deps);
    await accepted(confirmationOf(order, { amountCents: 2_000, refundedCents: 490 }));
    await sweep(backend.deps);
    const mails = (await backend.mails()).filter(
      ({ subject }) => subject === `Erstattung zu Ihrer Bestellung ${order.orderId}`,
    );
    const texts = mails.map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(texts).toContainEqual(expect.stringContaining('4,90 € von 24,90 € erstattet.'));
    expect(texts).toContainEqual(
      expect.stringContaining('20,00 € erstattet. Zusammen mit früheren Erstattungen sind das 24,90 € von 24,90 €.'),
    );
    const { body } = await backend.call('order-status', { order: order.orderId, accessToken: order.accessToken });
    const refunds = orderStatusReplySchema
      .parse(body)
      .progress?.timeline.filter(({ event }) => event === 'payment.refunded');
    expect(refunds?.map(({ details }) => details)).toEqual([
      { amountCents: 490, refundCents: 490, reason: 'Passt nicht' },
      { amountCents: 2_490, refundCents: 2_000, reason: 'Passt nicht' },
    ]);
  });

  it('The mail of a refund names what was paid if that was less than the total', async () => {
    const order = await paidOrder();
    const { database } = backend.deps;
    await database.from('payments').update({ amount_cents: 2_000 }).eq('order_id', order.orderDbId).throwOnError();
    await accepted(confirmationOf(order, { amountCents: 2_000 }));
    await sweep(backend.deps);
    const texts = (await backend.mails())
      .filter(({ subject }) => subject === `Erstattung zu Ihrer Bestellung ${order.orderId}`)
      .map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(texts).toEqual([expect.stringContaining('20,00 € von 20,00 € erstattet.')]);
  });

  it.each(['drop', 'error-after', 'unreachable', 'error', 'busy'])(
    '[BEY-13] [BEY-68] A refund is completed once by the sweep after a failed reply of PayPal: %s',
    async (kind) => {
      const order = await paidOrder();
      await fault('refund', kind);
      expect(await refund(confirmationOf(order))).toMatchObject({
        status: 502,
        body: { error: { code: 'payment_unavailable' } },
      });
      expect(await stateOf(order)).toMatchObject({ refunds: [{ status: 'requested' }] });
      await age(order, 1 / 60);
      await sweep(backend.deps);
      expect(await stateOf(order)).toMatchObject({ status: 'refunded', refunds: [{ status: 'completed' }] });
      expect(await refundedCents(order)).toBe(2_490);
    },
  );

  it.each([
    ['finds it in the report when it was', 'drop', 'completed', 2_490],
    ['calls it failed when it was not', 'unreachable', 'failed', 0],
  ])('A refund is not repeated half a day later: %s', async (_, kind, status, cents) => {
    const order = await paidOrder();
    await fault('refund', kind);
    await refund(confirmationOf(order));
    await age(order, 5);
    await sweep(backend.deps);
    expect(await stateOf(order)).toMatchObject({ refunds: [{ status: 'requested' }] });
    await age(order, 13);
    await sweep(backend.deps);
    expect(await stateOf(order)).toMatchObject({ refunds: [{ status }] });
    expect(await refundedCents(order)).toBe(cents);
  });

  it('A refund stays requested while the report calls it pending, and fails once it is denied', async () => {
    const order = await paidOrder();
    await fault('refund', 'drop');
    await refund(confirmationOf(order));
    await age(order, 13);
    const { paypal } = backend.deps;
    const listTransactions = paypal.listTransactions.bind(paypal);
    let status = 'P';
    const report = vi.spyOn(paypal, 'listTransactions').mockImplementation(async (from, to) => {
      const listed = await listTransactions(from, to);
      if (!listed.ok) return listed;
      return {
        ok: true,
        value: listed.value.map((transaction) =>
          transaction.paypal_reference_id === order.paymentId
            ? { ...transaction, transaction_status: status }
            : transaction,
        ),
      };
    });
    await sweep(backend.deps);
    expect(await stateOf(order)).toMatchObject({ status: 'completed', refunds: [{ status: 'requested' }] });
    status = 'D';
    await sweep(backend.deps);
    expect(await stateOf(order)).toMatchObject({
      status: 'completed',
      payments: [{ refunded_cents: 0 }],
      refunds: [{ status: 'failed', failure: 'denied' }],
    });
    report.mockRestore();
    const subject = `Erstattung zu Ihrer Bestellung ${order.orderId}`;
    expect((await backend.mails()).filter((mail) => mail.subject === subject)).toEqual([]);
  });

  it('A refund that PayPal rejects is reported, and its amount is available again', async () => {
    const order = await paidOrder();
    // Refunded at PayPal; the event has not arrived yet.
    await backend.deps.paypal.refundCapture(
      order.paymentId,
      { amountCents: 2_490, currency: 'EUR', customId: 'by hand', note: '' },
      crypto.randomUUID(),
    );
    expect(await refund(confirmationOf(order))).toMatchObject({
      status: 422,
      body: { error: { code: 'payment_refused', params: { issue: 'CAPTURE_FULLY_REFUNDED' } } },
    });
    expect(await stateOf(order)).toMatchObject({ refunds: [{ status: 'failed', failure: 'CAPTURE_FULLY_REFUNDED' }] });
    expect(await refundedCents(order)).toBe(2_490);
    expect(await accepted(previewOf(order))).toMatchObject({ refundableCents: 2_490 });
  });

  it('A refund is already refused with its preview after a change of the account', async () => {
    const order = await paidOrder();
    const ben = await backend.signIn('ben@example.de');
    const send = (method: string, path: string, token: string, body: object) =>
      fetch(`${backend.url}${path}`, {
        method,
        headers: {
          apikey: backend.keys.publishable,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      });
    const promotion = { p_user_id: '10000000-0000-4000-8000-000000000002' };
    expect((await send('POST', '/rest/v1/rpc/promote_user', admin, promotion)).status).toBe(200);
    expect(await refund(previewOf(order), ben)).toMatchObject({ status: 200 });
    const passwords = { password: 'napf leine korb', current_password: 'pfotenmass' };
    expect((await send('PUT', '/auth/v1/user', ben, passwords)).status).toBe(200);
    expect(await refund(previewOf(order), ben)).toMatchObject({
      status: 403,
      body: { error: { code: 'account_recently_changed', params: { until: expect.any(String) } } },
    });
  });

  it('A refund requires the password of the admin again', async () => {
    const order = await paidOrder();
    const anna = await backend.signIn('anna@example.de');
    for (const body of [previewOf(order), confirmationOf(order)]) {
      expect(await refund(body, backend.keys.publishable)).toMatchObject({ status: 401 });
      expect(await refund(body, anna)).toMatchObject({ status: 403, body: { error: { code: 'not_allowed' } } });
    }
    expect(await refund(confirmationOf(order, { password: 'geraten' }))).toMatchObject({
      status: 403,
      body: { error: { code: 'reauthentication_failed' } },
    });
    expect(await stateOf(order)).toMatchObject({ status: 'completed', refunds: [] });
  });
});
