import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundSchema } from '../../contracts/index.ts';
import { userIds } from '../../seed/ids.ts';
import { type Database, openDatabase, type Session } from '../setup/database.ts';
import { type PlacedOrder, placeOrder, settle } from '../setup/example-orders.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const key = '70000000-0000-4000-8000-000000000001';
const otherKey = '70000000-0000-4000-8000-000000000002';

async function paidOrder(service: Session): Promise<PlacedOrder> {
  const order = await placeOrder(service);
  await settle(service, order, { outcome: 'verified' });
  return order;
}

const REQUEST = `select to_jsonb(r) from public.request_refund($1, $2, $3, $4, 'zu klein', $5) r`;

function requested(order: PlacedOrder, changes: { key?: string; cents?: number; refunded?: number } = {}) {
  return [changes.key ?? key, order.id, changes.cents ?? 1000, changes.refunded ?? 0, userIds.admin];
}

function refundable(service: Session, order: PlacedOrder) {
  return service.value(`select public.refundable_order($1) ->> 'refundableCents'`, [order.id]);
}

describe('a refund', () => {
  it('[BEY-13] A refund is stored before PayPal is called, once per key, with its admin', () =>
    database.trial(async ({ owner, as }) => {
      const service = as('service');
      const order = await paidOrder(service);
      const first = refundSchema.parse(await service.value(REQUEST, requested(order)));
      expect(first).toMatchObject({ status: 'requested', amount_cents: 1000, reason: 'zu klein' });
      expect(refundSchema.parse(await service.value(REQUEST, requested(order)))).toEqual(first);
      expect(await refundable(service, order)).toBe('3980');
      expect(await owner.value(`select actor_id from public.order_timeline where event = 'refund.requested'`)).toBe(
        userIds.admin,
      );
      expect(await owner.value(`select actor_id from public.audit_log where table_name = 'refunds'`)).toBe(
        userIds.admin,
      );
      expect(await service.failure(REQUEST, requested(order, { cents: 999 }))).toMatchObject({
        message: 'idempotency_conflict',
      });
    }));

  it('[BEY-13] A refund never exceeds the payment and is rejected for an outdated state', () =>
    database.trial(async ({ as }) => {
      const service = as('service');
      const order = await paidOrder(service);
      await service.value(REQUEST, requested(order, { cents: 4000 }));
      expect(await service.failure(REQUEST, requested(order, { key: otherKey, cents: 981 }))).toMatchObject({
        message: 'amount_not_refundable',
        detail: '{"refundableCents": 980}',
      });
      await service.query('select public.finish_refund($1, $2, 4000)', [key, 'RF-1']);
      expect(await service.failure(REQUEST, requested(order, { key: otherKey, cents: 100 }))).toMatchObject({
        message: 'refund_outdated',
        detail: '{"refundedCents": 4000, "refundableCents": 980}',
      });
      await service.value(REQUEST, requested(order, { key: otherKey, cents: 980, refunded: 4000 }));
    }));

  it('[BEY-13] A refund of a second payment leaves the refunded amount of the order unchanged', () =>
    database.trial(async ({ as }) => {
      const service = as('service');
      const order = await paidOrder(service);
      const refunded = () =>
        as('admin').value('select refunded_cents from public.order_overview where id = $1', [order.id]);
      await settle(service, order, { outcome: 'captured', paymentId: 'PAY-2' });
      await settle(service, order, { outcome: 'refunded', paymentId: 'PAY-2' });
      expect(await refunded()).toBe(0);
      await settle(service, order, { outcome: 'refunded', amountCents: 1000 });
      expect(await refunded()).toBe(1000);
    }));

  it.each(['answer', 'webhook'])(
    '[BEY-13] A refund has the same result when the %s comes first and when the reply comes twice',
    (first) =>
      database.trial(async ({ owner, as }) => {
        const service = as('service');
        const placed = await paidOrder(service);
        const answer = () => service.query('select public.finish_refund($1, $2)', [key, 'RF-1']);
        const webhook = () => settle(service, placed, { outcome: 'refunded', amountCents: 4980, source: 'webhook' });
        await service.value(REQUEST, requested(placed, { cents: 4980 }));
        for (const step of first === 'answer' ? [answer, webhook, answer] : [webhook, answer, answer]) await step();
        const [state] = await owner.query(
          `select o.status, p.refunded_cents, r.status as refund,
          (select count(*) from public.email_outbox where order_id = o.id and template = 'order_refunded') as mails
         from public.orders o join public.payments p on p.order_id = o.id join public.refunds r on r.order_id = o.id
         where o.id = $1`,
          [placed.id],
        );
        expect(state).toEqual({ status: 'refunded', refunded_cents: 4980, refund: 'completed', mails: 1 });
      }),
  );

  it('A refund sums the completed refunds of its payment if the reply has no total', () =>
    database.trial(async ({ owner, as }) => {
      const service = as('service');
      await service.value(REQUEST, requested(await paidOrder(service)));
      await service.query('select public.finish_refund($1, $2)', [key, 'RF-1']);
      const other = await placeOrder(service, { key: crypto.randomUUID() });
      await settle(service, other, { outcome: 'verified', paymentId: 'PAY-2' });
      await service.value(REQUEST, requested(other, { key: otherKey, cents: 500 }));
      await service.value(REQUEST, requested(other, { key: crypto.randomUUID(), cents: 300 }));
      await service.query('select public.finish_refund($1, $2)', [otherKey, 'RF-2']);
      expect(
        await owner.query(
          `select payment_id, refunded_cents from public.payments where payment_id like 'PAY-_' order by 1`,
        ),
      ).toEqual([
        { payment_id: 'PAY-1', refunded_cents: 1000 },
        { payment_id: 'PAY-2', refunded_cents: 500 },
      ]);
    }));

  it('A refund that PayPal rejected releases its amount, unless it was completed after all', () =>
    database.trial(async ({ as }) => {
      const service = as('service');
      const order = await paidOrder(service);
      await service.value(REQUEST, requested(order));
      await service.query(`select public.finish_refund($1, null, null, 'REFUND_FAILED')`, [key]);
      expect(await refundable(service, order)).toBe('4980');
      await service.query('select public.finish_refund($1, $2)', [key, 'RF-1']);
      await service.query(`select public.finish_refund($1, null, null, 'late')`, [key]);
      expect(await as('admin').query('select status, failure from public.refunds where id = $1', [key])).toEqual([
        { status: 'completed', failure: null },
      ]);
    }));

  it('A refund is not possible for a pending, declined or reversed payment', () =>
    database.trial(async ({ as }) => {
      const service = as('service');
      for (const [outcome, number] of [
        ['pending', 1],
        ['declined', 2],
        ['reversed', 3],
      ] as const) {
        const order = await placeOrder(service, { key: crypto.randomUUID() });
        await settle(service, order, { outcome, paymentId: `PAY-N${number}` });
        expect(await refundable(service, order)).toBe('0');
        const asked = requested(order, { key: crypto.randomUUID(), cents: 1 });
        expect(await service.failure(REQUEST, asked)).toMatchObject({ message: 'amount_not_refundable' });
      }
    }));

  it('A refund can be requested by functions only', () =>
    database.trial(async ({ as }) => {
      const order = await paidOrder(as('service'));
      for (const actor of ['visitor', 'anna', 'admin'] as const) {
        expect(await as(actor).failure(REQUEST, requested(order))).toMatchObject({ code: '42501' });
      }
    }));
});

describe('reversed payments', () => {
  it('[BEY-13] A reversal raises an alarm and is not mailed to the buyer as a refund', () =>
    database.trial(async ({ owner, as }) => {
      const order = await paidOrder(as('service'));
      await settle(as('service'), order, { outcome: 'reversed' });
      expect(
        await owner.query(
          `select template, recipient from public.email_outbox
           where order_id = $1 and template in ('order_refunded', 'payment_reversed')`,
          [order.id],
        ),
      ).toEqual([{ template: 'payment_reversed', recipient: 'shop' }]);
      expect(await owner.value('select status from public.orders where id = $1', [order.id])).toBe('refunded');
    }));

  it('[BEY-17] A cancelled order without a refund is reported', () =>
    database.trial(async ({ as }) => {
      const order = await paidOrder(as('service'));
      await as('service').query(
        `select public.cancel_order($1, $2, 0, 'Kundenwunsch', 'later', null, null, true, false, $3)`,
        [key, order.id, userIds.admin],
      );
      const found = 'select finding from public.payment_reconciliation where order_db_id = $1';
      expect(await as('admin').query(found, [order.id])).toEqual([{ finding: 'cancelled_not_refunded' }]);
      await settle(as('service'), order, { outcome: 'refunded' });
      expect(await as('admin').query(found, [order.id])).toEqual([]);
    }));
});

describe('the orders of a sweep', () => {
  it('[BEY-04] A sweep starts with the orders checked longest ago, and includes expired ones', () =>
    database.trial(async ({ owner, as }) => {
      const service = as('service');
      await owner.query(`update public.orders set paypal_order_id = null`);
      const ids: string[] = [];
      for (const name of ['PP-A', 'PP-B', 'PP-C']) {
        const { id } = await placeOrder(service, { key: crypto.randomUUID() });
        await service.query('select public.attach_paypal_order($1, $2)', [id, name]);
        ids.push(id);
      }
      const ask = async () =>
        (await service.query<{ id: string }>(`select id from public.orders_awaiting_settlement('-1 second', 2)`)).map(
          ({ id }) => ids.indexOf(id),
        );
      const asked = [...(await ask()), ...(await ask())];
      expect(new Set(asked)).toEqual(new Set([0, 1, 2]));
      await service.query(`select public.expire_unpaid_orders(now() + interval '25 hours')`);
      expect(await ask()).toEqual([]);
      await owner.query(`update public.order_checks set asked_at = now() - interval '2 hours'`);
      expect(await ask()).toHaveLength(2);
    }));

  it('Refunds that never get a reply delay no later one', () =>
    database.trial(async ({ as }) => {
      const service = as('service');
      const order = await paidOrder(service);
      const keys = ['1', '2', '3', '4', '5'].map((end) => `70000000-0000-4000-8000-00000000000${end}`);
      for (const one of keys) await service.value(REQUEST, requested(order, { key: one, cents: 100 }));
      const ask = async () =>
        (await service.query<{ id: string }>(`select id from public.refunds_awaiting_answer('-1 second', 2)`)).map(
          ({ id }) => keys.indexOf(id),
        );
      const asked = [...(await ask()), ...(await ask()), ...(await ask())];
      expect(new Set(asked)).toEqual(new Set([0, 1, 2, 3, 4]));
    }));

  it('Orders that stay open are asked about although new ones keep coming', () =>
    database.trial(async ({ owner, as }) => {
      const service = as('service');
      await owner.query(`update public.orders set paypal_order_id = null`);
      const place = async (name: string) => {
        const { id } = await placeOrder(service, { key: crypto.randomUUID() });
        await service.query('select public.attach_paypal_order($1, $2)', [id, name]);
        return id;
      };
      const first = await place('PP-0');
      await owner.query(`insert into public.order_checks (order_id, asked_at) values ($1, now() - interval '1 hour')`, [
        first,
      ]);
      for (const name of ['PP-1', 'PP-2', 'PP-3']) await place(name);
      const due = await service.query<{ id: string }>(
        `select id from public.orders_awaiting_settlement('-1 second', 2)`,
      );
      expect(due.map(({ id }) => id)).toContain(first);
    }));
});
