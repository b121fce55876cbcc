import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReconcilePaymentsReply, reconcilePaymentsReplySchema } from '../../contracts/index.ts';
import { anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { sweep } from '../_shared/maintenance/sweep.ts';

let backend: TestBackend;
let admin: string;
beforeAll(async () => {
  backend = await testBackend();
  admin = await backend.signIn('admin@example.de');
});
afterAll(() => backend.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function reconcile(from = daysAgo(300), to = daysAgo(0)): Promise<ReconcilePaymentsReply> {
  return reconcilePaymentsReplySchema.parse((await backend.call('reconcile-payments', { from, to }, admin)).body);
}

/** A paid order, already verified by the work after the capture, which will not call PayPal again. */
async function paidOrder() {
  const placed = await backend.place(anOrder());
  await backend.decide(placed.paypalOrderId, 'approve');
  const { paymentId } = await backend.capture(placed.paypalOrderId);
  const statusOf = () => backend.deps.database.from('orders').select('status').eq('id', placed.orderDbId).single();
  await expect.poll(async () => (await statusOf()).data?.status).toBe('completed');
  return { ...placed, paymentId };
}

describe('the reconciliation', () => {
  it('[BEY-17] The reconciliation finds no difference, over demo orders, payments, refunds and windows of a month', async () => {
    const before = await reconcile();
    expect(before).toMatchObject({ differenceCents: 0, rows: [] });
    expect(before.payments).toBeGreaterThan(0);
    const { orderDbId } = await paidOrder();
    await backend.call(
      'refund-order',
      {
        step: 'confirm',
        orderDbId,
        refundKey: crypto.randomUUID(),
        amountCents: 490,
        refundedCents: 0,
        password: 'pfotenmass',
      },
      admin,
    );
    const after = await reconcile();
    expect(after).toMatchObject({ differenceCents: 0, rows: [], payments: before.payments + 1 });
    expect(after.ledgerCents - before.ledgerCents).toBe(2_000);
  });

  it('[BEY-17] The reconciliation lists a payment with a refund unknown to the shop, and an unknown payment', async () => {
    const { orderDbId, orderId, paymentId } = await paidOrder();
    await backend.deps.paypal.refundCapture(
      paymentId,
      { amountCents: 2_490, currency: 'EUR', customId: 'by hand', note: '' },
      crypto.randomUUID(),
    );
    const stray = await backend.place(anOrder());
    await backend.decide(stray.paypalOrderId, 'approve');
    const captured = await backend.deps.paypal.captureOrder(stray.paypalOrderId, 'the process ended after this');
    const strayId = captured.ok ? captured.value.purchase_units[0]?.payments?.captures?.[0]?.id : undefined;
    expect(await reconcile(daysAgo(1))).toMatchObject({
      differenceCents: 0,
      rows: [
        { paymentId, orderDbId, orderId, ledgerCents: 2_490, paypalCents: 0, finding: 'amount_differs' },
        { paymentId: strayId, orderDbId: null, ledgerCents: 0, paypalCents: 2_490, finding: 'missing_here' },
      ],
    });
    await sweep(backend.deps, { olderThan: '0 seconds' });
    expect((await reconcile(daysAgo(1))).rows.map((row) => row.paymentId)).toEqual([paymentId]);
  });

  it('[BEY-17] The reconciliation compares more payments than the Data API returns rows', async () => {
    const { error } = await backend.deps.database.from('payments').insert(
      Array.from({ length: 1_001 }, (_, index) => ({
        payment_id: `OLD-${index}`,
        amount_cents: 100,
        currency: 'EUR',
        captured_at: `${daysAgo(700)}T12:00:00Z`,
      })),
    );
    expect(error).toBeNull();
    const reply = await reconcile(daysAgo(701), daysAgo(699));
    expect(reply).toMatchObject({ payments: 1_001, ledgerCents: 100_100, paypalCents: 0 });
    expect(reply.rows).toHaveLength(1_001);
  });

  it('The reconciliation requires an admin and an ordered period, and reports an unreachable PayPal', async () => {
    const days = { from: daysAgo(1), to: daysAgo(0) };
    const anna = await backend.signIn('anna@example.de');
    expect((await backend.call('reconcile-payments', days, anna)).status).toBe(403);
    for (const wrong of [
      { from: daysAgo(0), to: daysAgo(1) },
      { from: daysAgo(366), to: daysAgo(0) },
      { from: 'now' },
    ]) {
      expect((await backend.call('reconcile-payments', { ...days, ...wrong }, admin)).status).toBe(400);
    }
    expect((await backend.call('reconcile-payments', { ...days, from: daysAgo(365) }, admin)).status).toBe(200);
    expect((await backend.call('reconcile-payments', { from: days.to, to: days.to }, admin)).status).toBe(200);
    await fetch(`${backend.url}/paypal/faults`, {
      method: 'POST',
      body: JSON.stringify({ call: 'transactions', fault: 'unreachable' }),
    });
    expect((await backend.call('reconcile-payments', days, admin)).status).toBe(502);
  });
});
