import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelling, capture, type LivingOrder, sweeping, verifying } from '../local/testing/payment-actors.ts';
import { aGuest, anOrder, type TestBackend, testBackend } from '../local/testing/test-backend.ts';

let backend: TestBackend;
let admin: string;
beforeAll(async () => {
  backend = await testBackend();
  admin = await backend.signIn('admin@example.de');
  // Limits the sweep to the orders of this file.
  const { error } = await backend.deps.database
    .from('orders')
    .update({ paypal_order_id: null })
    .eq('status', 'pending');
  if (error !== null) throw error;
});
afterAll(() => backend.close());

/** Killed before a call equals killed after the previous one. */
const faults = ['killed after', 'reply lost'] as const;

const now = () => cancelling(admin, { amountCents: 2_490, refundedCents: 0, password: 'pfotenmass' });

async function approved(): Promise<LivingOrder> {
  const request = anOrder({ guestInfo: { ...aGuest, email: `${crypto.randomUUID()}@example.de` } });
  const order = { backend, request, placed: await backend.place(request) };
  await backend.decide(order.placed.paypalOrderId, 'approve');
  return order;
}

async function paid(): Promise<LivingOrder> {
  const order = await approved();
  await capture.act(order);
  await verifying.act(order);
  return order;
}

/** What shop and PayPal have stored about an order. */
async function recordsOf({ placed: { orderDbId, orderId } }: LivingOrder) {
  const { data } = await backend.deps.database
    .from('orders')
    .select('status, visual_status, refunds (status, amount_cents), email_outbox (template)')
    .eq('id', orderDbId)
    .single();
  const report = await backend.deps.paypal.listTransactions(
    new Date(Date.now() - 86_400_000),
    new Date(Date.now() + 60_000),
  );
  if (!report.ok) throw new Error('The sandbox did not answer');
  const refunds = report.value.filter(
    ({ invoice_id, transaction_event_code }) => invoice_id === orderId && transaction_event_code !== 'T0006',
  );
  const mails = (await backend.mails()).filter(({ subject }) => subject === `Ihre Bestellung ${orderId} ist storniert`);
  return {
    status: data?.status,
    visual_status: data?.visual_status,
    refunds: data?.refunds,
    atPayPal: refunds.map(({ transaction_amount }) => transaction_amount.value),
    queued: (data?.email_outbox ?? []).filter(({ template }) => template === 'order_cancelled').length,
    // A mail whose reply was lost is sent again with the same id, by which the provider drops it.
    mails: [...new Set(mails.map(({ text }) => /Wir erstatten[^.]*\./.exec(text.replaceAll(/\s+/g, ' '))?.[0] ?? ''))],
  };
}

const end = {
  status: 'refunded',
  visual_status: 'Storniert',
  refunds: [{ status: 'completed', amount_cents: 2_490 }],
  atPayPal: ['-24.90'],
  queued: 1,
  mails: ['Wir erstatten Ihnen jetzt 24,90 € über PayPal.'],
};

const untouched = { status: 'completed', visual_status: 'Offen', refunds: [], atPayPal: [], queued: 0, mails: [] };

/** Runs the sweep a minute later. */
async function heal(order: LivingOrder): Promise<void> {
  const { database } = backend.deps;
  await database
    .from('email_outbox')
    .update({ next_attempt_at: new Date().toISOString() })
    .eq('order_id', order.placed.orderDbId)
    .neq('status', 'sent');
  await database
    .from('refunds')
    .update({ created_at: new Date(Date.now() - 60_000).toISOString() })
    .eq('order_id', order.placed.orderDbId)
    .eq('status', 'requested');
  await sweeping.act(order);
}

// Dozens of calls a test, which take ten times as long on a busy machine.
describe('the cancellation of a paid order', { timeout: 900_000 }, () => {
  it('[REF-1] The cancellation of a paid order ends the same way after any fault at any of its calls', async () => {
    const counted = await paid();
    const calls = await now().act(counted);
    expect(calls).toBeGreaterThan(5);
    expect(calls).toBeLessThan(40);
    await heal(counted);
    expect(await recordsOf(counted)).toEqual(end);
    let undone = 0;
    for (let call = 0; call < calls; call += 1) {
      for (const kind of faults) {
        const order = await paid();
        await now().act(order, { call, kind });
        await heal(order);
        const after = await recordsOf(order);
        // All of it or nothing, without a second press.
        if (after.visual_status === 'Offen') {
          undone += 1;
          expect(after, `${kind} call ${call}`).toEqual(untouched);
          await now().act(order);
          await heal(order);
        }
        expect(await recordsOf(order), `${kind} call ${call}`).toEqual(end);
        await now().act(order);
        await heal(order);
        expect(await recordsOf(order), `${kind} call ${call}, pressed again`).toEqual(end);
      }
    }
    expect(undone).toBeGreaterThan(0);
  });

  it('The cancellation of a paid order never keeps money without an open case when it meets the capture', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const order = await approved();
      const cancel = cancelling(admin, 'none');
      const parties = [capture, cancel, sweeping];
      const arrival = parties.map((_, place) => parties[(place + round) % parties.length]);
      await Promise.all(arrival.map((actor) => actor?.act(order)));
      await sweeping.act(order);
      const { visual_status, atPayPal } = await recordsOf(order);
      const { data: payments } = await backend.deps.database
        .from('payments')
        .select('payment_id')
        .eq('order_id', order.placed.orderDbId);
      const isPaid = (payments ?? []).length > 0;
      seen.add(`${visual_status}, ${isPaid ? 'paid' : 'unpaid'}`);
      expect(atPayPal).toEqual([]);
      const { data: found } = await backend.deps.database
        .from('payment_reconciliation')
        .select('finding')
        .eq('order_db_id', order.placed.orderDbId);
      expect(found).toEqual(isPaid && visual_status === 'Storniert' ? [{ finding: 'cancelled_not_refunded' }] : []);
    }
    expect([...seen]).not.toEqual([]);
  });
});
