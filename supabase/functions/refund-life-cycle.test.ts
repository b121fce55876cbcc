import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Actor,
  capture,
  type LivingOrder,
  refunded,
  refunding,
  sweeping,
  verifying,
} from '../local/testing/payment-actors.ts';
import { aGuest, anOrder, type TestBackend, testBackend } from '../local/testing/test-backend.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await testBackend();
  token = await backend.signIn('admin@example.de');
  // Limits the sweep to the orders of this file.
  await backend.deps.database.from('orders').update({ paypal_order_id: null }).eq('status', 'pending').throwOnError();
});
afterAll(() => backend.close());

async function paid(): Promise<LivingOrder> {
  const request = anOrder({ guestInfo: { ...aGuest, email: `${crypto.randomUUID()}@example.de` } });
  const order = { backend, request, placed: await backend.place(request) };
  await backend.decide(order.placed.paypalOrderId, 'approve');
  await capture.act(order);
  await verifying.act(order);
  return order;
}

/** What the shop has stored, what PayPal has paid back, and which mails were sent. */
async function recordsOf({ placed: { orderDbId, orderId } }: LivingOrder) {
  const { database, paypal } = backend.deps;
  const { data } = await database
    .from('orders')
    .select('status, payments (refunded_cents), refunds (status, amount_cents), email_outbox (template, status)')
    .eq('id', orderDbId)
    .single();
  const report = await paypal.listTransactions(new Date(Date.now() - 86_400_000), new Date(Date.now() + 60_000));
  if (!report.ok) throw new Error('The sandbox did not answer');
  const atPayPal = report.value.filter(
    ({ invoice_id, transaction_event_code }) => invoice_id === orderId && transaction_event_code !== 'T0006',
  );
  const mails = (await backend.mails()).filter(({ subject }) => subject.includes(orderId));
  return {
    status: data?.status,
    payments: data?.payments,
    refunds: data?.refunds,
    atPayPal: atPayPal.map(({ transaction_amount }) => transaction_amount.value),
    waiting: (data?.email_outbox ?? []).filter(({ status }) => status !== 'sent'),
    mails: mails.map(({ subject }) => subject.replace(orderId, '…')).toSorted(),
  };
}

/** Runs the sweep once the leases of a killed process have ended. */
async function heal(order: LivingOrder): Promise<void> {
  const { database } = backend.deps;
  const { orderDbId } = order.placed;
  const now = new Date().toISOString();
  await database.from('email_outbox').update({ next_attempt_at: now }).eq('order_id', orderDbId).neq('status', 'sent');
  const earlier = new Date(Date.now() - 60_000).toISOString();
  await database.from('refunds').update({ created_at: earlier }).eq('order_id', orderDbId).eq('status', 'requested');
  await sweeping.act(order);
}

/** Kills an action after every call it makes; before a call equals after the previous one. Each course must end as the one without a fault. */
async function killAtEveryCall(prepare: () => Promise<LivingOrder>, actor: Actor, minCalls: number) {
  const whole = await prepare();
  const calls = await actor.act(whole);
  await heal(whole);
  const end = await recordsOf(whole);
  expect(calls).toBeGreaterThanOrEqual(minCalls);
  expect(calls).toBeLessThan(40);
  for (let call = 0; call < calls; call += 1) {
    const order = await prepare();
    await actor.act(order, { call, kind: 'killed after' });
    await heal(order);
    // The admin presses again, or PayPal delivers its event again.
    await actor.act(order);
    await heal(order);
    expect(await recordsOf(order), `${actor.name}: killed after call ${call}`).toEqual(end);
  }
  return end;
}

// Dozens of calls a test, which take ten times as long on a busy machine.
describe('a process that is killed at any of its calls', { timeout: 1_200_000 }, () => {
  it('[BEY-13] [BEY-68] A killed process refunds an order once, with one mail', async () => {
    expect(await killAtEveryCall(paid, refunding(token), 5)).toMatchObject({
      status: 'refunded',
      payments: [{ refunded_cents: 2_490 }],
      refunds: [{ status: 'completed', amount_cents: 2_490 }],
      atPayPal: ['-24.90'],
      waiting: [],
      mails: ['Bestellbestätigung …', 'Erstattung zu Ihrer Bestellung …', 'Ihre Bestellung … ist eingegangen'],
    });
  });

  it('[BEY-68] A killed process records the event of a refund once', async () => {
    const refundedAtPayPal = async () => {
      const order = await paid();
      // The reply of PayPal is lost, so that its event is the first that the shop learns of the refund.
      await refunding(token).act(order);
      await heal(order);
      return order;
    };
    expect(await killAtEveryCall(refundedAtPayPal, refunded, 3)).toMatchObject({
      status: 'refunded',
      payments: [{ refunded_cents: 2_490 }],
      atPayPal: ['-24.90'],
      waiting: [],
    });
  });

  it('[BEY-15] [BEY-68] A killed process sends every mail once', async () => {
    const end = await killAtEveryCall(
      async () => {
        const order = await paid();
        const { database } = backend.deps;
        await database
          .from('email_outbox')
          .insert({
            template: 'order_expired',
            recipient: order.request.guestInfo?.email,
            order_id: order.placed.orderDbId,
            dedupe_key: `mail:${order.placed.orderDbId}`,
          })
          .throwOnError();
        return order;
      },
      sweeping,
      4,
    );
    expect(end.waiting).toEqual([]);
    expect(new Set(end.mails).size).toBe(end.mails.length);
    expect(end.mails).toHaveLength(3);
  });
});
