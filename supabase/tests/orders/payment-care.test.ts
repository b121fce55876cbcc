import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIds } from '../../seed/ids.ts';
import { type Database, openDatabase } from '../setup/database.ts';
import { placeOrder, settle } from '../setup/example-orders.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

describe('unfinished payments', () => {
  it('[BEY-14] Unfinished payments let orders expire after a day, and a late capture reactivates them', () =>
    database.trial(async ({ owner, as }) => {
      const order = await placeOrder(as('service'));
      const expire = 'select public.expire_unpaid_orders($1) as expired';
      expect(await as('service').query(expire, [new Date(Date.now() + 23 * 3_600_000)])).not.toContainEqual({
        expired: { id: order.id, orderId: order.order_id },
      });
      expect(await as('service').query(expire, [new Date(Date.now() + 25 * 3_600_000)])).toContainEqual({
        expired: { id: order.id, orderId: order.order_id },
      });
      expect(await owner.value('select status from public.orders where id = $1', [order.id])).toBe('failed');
      expect(await settle(as('service'), order, { outcome: 'verified' })).toMatchObject({ status: 'completed' });
    }));

  it('[BEY-14] A cancelled order ends after a day without a second mail to the buyer', () =>
    database.trial(async ({ owner, as }) => {
      const cancelled = await placeOrder(as('service'));
      const open = await placeOrder(as('service'), { key: crypto.randomUUID() });
      await as('admin').query(`update public.orders set visual_status = 'Storniert' where id = $1`, [cancelled.id]);
      await as('service').query('select public.expire_unpaid_orders($1)', [new Date(Date.now() + 25 * 3_600_000)]);
      const ended = await owner.query<{ id: string; mails: string[] }>(
        `select o.id, array_agg(m.template order by m.template) as mails from public.orders o
         join public.email_outbox m on m.order_id = o.id
         where o.status = 'failed' and o.id in ($1, $2) group by o.id`,
        [cancelled.id, open.id],
      );
      const mailsOf = (id: string) => ended.find((order) => order.id === id)?.mails;
      expect(mailsOf(open.id)).toContain('order_expired');
      expect(mailsOf(cancelled.id)).toContain('order_cancelled');
      expect(mailsOf(cancelled.id)).not.toContain('order_expired');
    }));

  it('An order is kept open while PayPal holds the money', () =>
    database.trial(async ({ owner, as }) => {
      const order = await placeOrder(as('service'));
      await settle(as('service'), order, { outcome: 'pending' });
      await as('service').query('select public.expire_unpaid_orders($1)', [new Date(Date.now() + 25 * 3_600_000)]);
      expect(await owner.value('select status from public.orders where id = $1', [order.id])).toBe('pending');
    }));

  it('Payments without an order are stored and shown to admins', () =>
    database.trial(async ({ as }) => {
      const count = (name: string) => as('admin').value(`select (public.dashboard_counts() -> '${name}')::integer`);
      const ordersUnderReview = await count('paymentsUnderReview');
      expect(await settle(as('service'), null, { outcome: 'captured', paymentId: 'PAY-LOST' })).toMatchObject({
        id: null,
        review: true,
      });
      const read = `select finding from public.payment_reconciliation where payment_id = 'PAY-LOST'`;
      expect(await as('admin').query(read)).toEqual([{ finding: 'payment_without_order' }]);
      expect(await as('anna').query(read)).toEqual([]);
      // No list of orders contains it, so the dashboard counts it apart.
      expect(await count('paymentsUnderReview')).toBe(ordersUnderReview);
      expect(await count('paymentsWithoutOrder')).toBe(1);
    }));

  it('Payments under review are accepted only by an admin', () =>
    database.trial(async ({ owner, as }) => {
      const order = await placeOrder(as('service'));
      await settle(as('service'), order, { outcome: 'verified', amountCents: 4000 });
      const accept = `select public.accept_payment('PAY-1')`;
      expect(await as('anna').failure(accept)).toMatchObject({ message: 'not_admin' });
      expect(await as('admin').value(accept)).toBe(true);
      expect(await as('admin').value(accept)).toBe(false);
      await settle(as('service'), order, { outcome: 'verified', amountCents: 4000, source: 'sweep' });
      expect(await owner.value('select status from public.orders where id = $1', [order.id])).toBe('completed');
    }));

  it('Payments without an order are accepted by an admin, and are not listed again', () =>
    database.trial(async ({ owner, as }) => {
      const report = { outcome: 'captured', paymentId: 'PAY-LOST' };
      await settle(as('service'), null, report);
      const accept = `select public.accept_payment('PAY-LOST')`;
      expect(await as('anna').failure(accept)).toMatchObject({ message: 'not_admin' });
      expect(await as('admin').value(accept)).toBe(true);
      expect(await as('admin').value(accept)).toBe(false);
      // PayPal may send its event again.
      await settle(as('service'), null, report);
      const listed = `select count(*)::int from public.payment_reconciliation where payment_id = 'PAY-LOST'`;
      expect(await as('admin').value(listed)).toBe(0);
      const counted = `select (public.dashboard_counts() -> 'paymentsWithoutOrder')::integer`;
      expect(await as('admin').value(counted)).toBe(0);
      expect(await owner.query(`select actor_id, before from public.audit_log where row_id = 'PAY-LOST'`)).toEqual([
        { actor_id: userIds.admin, before: { review_reason: 'unknown_order' } },
      ]);
    }));

  it.each([
    ['reviewed again if the amount differs', 4000, { status: 'processing', paymentStatus: 'review' }],
    ['settled if the amount matches', 4980, { status: 'completed', paymentStatus: 'completed' }],
  ])('Payments accepted without an order are %s when the order is found', (_what, amountCents, expected) =>
    database.trial(async ({ as }) => {
      const order = await placeOrder(as('service'));
      await settle(as('service'), null, { outcome: 'captured', amountCents });
      await as('admin').query(`select public.accept_payment('PAY-1')`);
      const verified = { outcome: 'verified', amountCents };
      expect(await settle(as('service'), order, verified)).toMatchObject(expected);
      expect(await settle(as('service'), order, verified)).toMatchObject(expected);
    }),
  );

  it('Unfinished payments are swept only once started and not while under review', () =>
    database.trial(async ({ as }) => {
      const service = as('service');
      const orders = [];
      for (const _ of [1, 2, 3]) orders.push(await placeOrder(service, { key: crypto.randomUUID() }));
      const [unstarted, started, underReview] = orders;
      if (!unstarted || !started || !underReview) throw new Error('three orders expected');
      await service.query('select public.attach_paypal_order($1, $2)', [started.id, 'PP-1']);
      await service.query('select public.attach_paypal_order($1, $2)', [underReview.id, 'PP-2']);
      await settle(service, underReview, { outcome: 'mismatch' });
      const due = await service.query(`select id from public.orders_awaiting_settlement('-1 second', 500)`);
      expect(due).toContainEqual({ id: started.id });
      expect(due).not.toContainEqual({ id: unstarted.id });
      expect(due).not.toContainEqual({ id: underReview.id });
    }));

  it('A webhook event is processed once', () =>
    database.trial(async ({ as }) => {
      const record = `select public.record_webhook_event('event-1', 'PAYMENT.CAPTURE.COMPLETED', '{}')`;
      expect(await as('service').value(record)).toBe(true);
      expect(await as('service').value(record)).toBe(true);
      await as('service').query(`select public.finish_webhook_event('event-1')`);
      expect(await as('service').value(record)).toBe(false);
    }));
});
