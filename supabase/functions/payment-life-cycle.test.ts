import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fault, faults } from '../local/testing/faulty-process.ts';
import {
  type Actor,
  approved,
  capture,
  captured,
  type LivingOrder,
  place,
  sandbox,
  sweeping,
  verifying,
} from '../local/testing/payment-actors.ts';
import { aGuest, anOrder, type TestBackend, testBackend } from '../local/testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
  // Limits the sweep to the orders of this file.
  const { error } = await backend.deps.database
    .from('orders')
    .update({ paypal_order_id: null })
    .eq('status', 'pending');
  if (error !== null) throw error;
});
afterAll(() => backend.close());

/** An order of a new guest, because unpaid orders per address are limited. */
const anOwnOrder = () => anOrder({ guestInfo: { ...aGuest, email: `${crypto.randomUUID()}@example.de` } });

async function placed(): Promise<LivingOrder> {
  const request = anOwnOrder();
  return { backend, request, placed: await backend.place(request) };
}

async function paidFor(): Promise<LivingOrder> {
  const order = await placed();
  await backend.decide(order.placed.paypalOrderId, 'approve');
  return order;
}

/** The shop's records of an order. */
async function shopOf({ request }: LivingOrder) {
  const { data, error } = await backend.deps.database
    .from('orders')
    .select(
      'id, order_id, status, invoice_number, total_cents, payments (payment_id, status, amount_cents, refunded_cents), email_outbox (template)',
    )
    .eq('idempotency_key', request.idempotencyKey);
  if (error !== null) throw error;
  return data;
}

/** PayPal's records of an order: all transactions with its invoice number. */
async function paypalOf(orderId: string) {
  const report = await backend.deps.paypal.listTransactions(
    new Date(Date.now() - 86_400_000),
    new Date(Date.now() + 60_000),
  );
  if (!report.ok) throw new Error('The sandbox did not answer');
  const own = report.value.filter(({ invoice_id }) => invoice_id === orderId);
  const moved = own.filter(({ transaction_status }) => transaction_status === 'S');
  return {
    captures: own.filter(({ transaction_event_code }) => transaction_event_code === 'T0006').length,
    netCents: moved.reduce(
      (sum, { transaction_amount }) => sum + Math.round(Number(transaction_amount.value) * 100),
      0,
    ),
  };
}

/** Checks the invariants of an order after the sweep. */
async function checkInvariants(order: LivingOrder) {
  const orders = await shopOf(order);
  expect(orders).toHaveLength(1);
  const [shop] = orders;
  if (shop === undefined) throw new Error('no order');
  const paypal = await paypalOf(shop.order_id);
  expect(paypal.captures, 'never two captures').toBeLessThanOrEqual(1);
  const isPaid = shop.status === 'completed';
  if (paypal.netCents === 0) expect(isPaid, 'never marked paid without money').toBe(false);
  else expect(isPaid, 'never paid without order').toBe(true);
  const ledgerCents = shop.payments
    .filter(({ status }) => ['captured', 'completed', 'refunded'].includes(status))
    .reduce((sum, { amount_cents, refunded_cents }) => sum + amount_cents - refunded_cents, 0);
  expect(ledgerCents, 'both ledgers say the same').toBe(paypal.netCents);
  const mails = shop.email_outbox.map(({ template }) => template).sort();
  expect(mails, 'one mail per event').toEqual([...new Set(mails)]);
  expect(shop.invoice_number !== null, 'an invoice for what was paid').toBe(mails.includes('payment_received'));
  return { status: shop.status, netCents: paypal.netCents, mails };
}

/** Runs the next sweep without faults, and checks the invariants. */
async function heal(order: LivingOrder) {
  await sweeping.act(order);
  return checkInvariants(order);
}

/**
 * Faults tested at every call. Killed before a call equals killed after the previous one. The other faults are tested
 * at random.
 */
const fatal = ['killed after', 'reply lost'] as const;

const happyEnd = { status: 'completed', netCents: 2_490, mails: ['order_received', 'payment_received'] };

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

// Hundreds of calls a test, which take ten times as long on a busy machine.
describe('the life cycle of a payment', { timeout: 900_000 }, () => {
  it('[BEY-05] A payment has the same result in every order of arrival, with and without duplicates', async () => {
    for (const arrival of permutations([capture, approved, sweeping])) {
      const [once, doubled] = [await paidFor(), await paidFor()];
      for (const actor of arrival) {
        await actor.act(once);
        await actor.act(doubled);
        await actor.act(doubled);
      }
      for (const order of [once, doubled]) {
        expect(await checkInvariants(order), arrival.map(({ name }) => name).join(', ')).toEqual(happyEnd);
      }
    }
  });

  it('[BEY-05] A payment has the same result when everything arrives at the same time', async () => {
    const order = await paidFor();
    const actors = [capture, approved, captured, verifying, sweeping, place];
    await Promise.all([...actors, ...actors, ...actors].map((actor) => actor.act(order)));
    expect(await heal(order)).toEqual(happyEnd);
  });

  // Each action is killed, or loses a reply, at every call it makes.
  it.each([capture, approved, captured, verifying, sweeping])(
    '[BEY-04] [BEY-68] A payment recovers from any fault at any call of: $name',
    async ({ name, act }) => {
      // What earlier tests left for a sweep is not counted as calls of this order.
      await heal(await paidFor());
      const calls = await act(await paidFor());
      expect(calls).toBeGreaterThan(3);
      expect(calls).toBeLessThan(40);
      for (let call = 0; call < calls; call += 1) {
        for (const kind of fatal) {
          const order = await paidFor();
          await act(order, { call, kind });
          expect(await heal(order), `${name}: ${kind} call ${call}`).toEqual(happyEnd);
        }
      }
    },
  );

  it('[BEY-03] [BEY-04] [BEY-68] A crash after any call of placing the order is recovered when the request is repeated', async () => {
    const unpaid = await placed();
    const calls = await place.act({ ...unpaid, request: anOwnOrder() });
    expect(calls).toBeGreaterThan(3);
    for (let call = 0; call < calls; call += 1) {
      const request = anOwnOrder();
      await place.act({ ...unpaid, request }, { call, kind: 'killed after' });
      const order = { backend, request, placed: await backend.place(request) };
      await backend.decide(order.placed.paypalOrderId, 'approve');
      await capture.act(order);
      expect(await heal(order), `killed after call ${call}`).toEqual(happyEnd);
    }
  });

  const fault = fc.option(fc.record({ call: fc.integer({ min: 0, max: 12 }), kind: fc.constantFrom(...faults) }), {
    nil: undefined,
    freq: 2,
  });
  // Approvals are frequent, so that many courses lead to a payment.
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constant('approve') },
    { weight: 1, arbitrary: fc.constant('hold') },
    { weight: 2, arbitrary: fc.constantFrom('decline', 'challenge', 'release', 'deny', 'expire') },
    {
      weight: 5,
      arbitrary: fc.record({ actor: fc.constantFrom(place, capture, approved, captured, verifying, sweeping), fault }),
    },
  );

  async function take(order: LivingOrder, next: string | { actor: Actor; fault: Fault | undefined }): Promise<void> {
    if (typeof next !== 'string') {
      await next.actor.act(order, next.fault);
      return;
    }
    if (next === 'expire') {
      const tomorrow = new Date(Date.now() + 25 * 3_600_000).toISOString();
      await backend.deps.database.rpc('expire_unpaid_orders', { p_now: tomorrow });
      return;
    }
    if (next !== 'release' && next !== 'deny') {
      // The buyer gets an error if it is too late.
      await sandbox(backend, 'decisions', { orderId: order.placed.paypalOrderId, decision: next });
      return;
    }
    const paypalOrder = await backend.deps.paypal.getOrder(order.placed.paypalOrderId);
    const captureId = paypalOrder.ok ? paypalOrder.value.purchase_units[0]?.payments?.captures?.[0]?.id : undefined;
    if (captureId !== undefined) await sandbox(backend, 'releases', { captureId, isAccepted: next === 'release' });
  }

  // `LIFE_CYCLE_RUNS=500` tests more and other sequences than a normal run.
  const runs = Number(process.env.LIFE_CYCLE_RUNS ?? 20);
  it(
    '[BEY-04] [BEY-05] [BEY-14] [BEY-68] A payment keeps its invariants in any course of events',
    async () => {
      let paid = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (course) => {
          const order = await placed();
          for (const next of course) await take(order, next);
          // An expired order is checked again after an hour.
          await backend.deps.database
            .from('order_checks')
            .update({ asked_at: new Date(Date.now() - 7_200_000).toISOString() })
            .eq('order_id', order.placed.orderDbId);
          const { netCents } = await heal(order);
          if (netCents > 0) paid += 1;
        }),
        { numRuns: runs },
      );
      expect(paid).toBeGreaterThan(runs / 4);
    },
    runs * 45_000,
  );
});
