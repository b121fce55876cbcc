import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedOrdersSchema } from '../../contracts/index.ts';
import { userIds } from '../../seed/ids.ts';
import { type Database, openDatabase, type Session } from '../setup/database.ts';
import { type PlacedOrder, placeOrder, settle } from '../setup/example-orders.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const key = '90000000-0000-4000-8000-000000000001';

async function paidOrder(service: Session, paymentId = 'PAY-1'): Promise<PlacedOrder> {
  const order = await placeOrder(service, { key: crypto.randomUUID() });
  await settle(service, order, { outcome: 'verified', paymentId });
  return order;
}

interface Cancelling {
  key?: string;
  revision?: number;
  reason?: string;
  decision?: string;
  cents?: number | null;
  refunded?: number | null;
  notify?: boolean;
  evenIfShipped?: boolean;
}

const CANCEL = 'select public.cancel_order($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)';

function cancelling({ id }: { id: string }, changes: Cancelling = {}): unknown[] {
  const decision = changes.decision ?? 'now';
  const cents = decision === 'now' ? { cents: 4980, refunded: 0, ...changes } : { cents: null, refunded: null };
  return [
    changes.key ?? key,
    id,
    changes.revision ?? 0,
    changes.reason ?? 'Kundenwunsch',
    decision,
    cents.cents,
    cents.refunded,
    changes.notify ?? true,
    changes.evenIfShipped ?? false,
    userIds.admin,
  ];
}

function stateOf(owner: Session, { id }: { id: string }) {
  return owner.value(
    `select jsonb_build_object('state', o.visual_status, 'refunds',
       coalesce((select jsonb_agg(r.amount_cents order by r.amount_cents) from public.refunds r where r.order_id = o.id and r.requested_by is not null), '[]'),
       'mails', (select count(*) from public.email_outbox m where m.order_id = o.id and m.template = 'order_cancelled'))
     from public.orders o where o.id = $1`,
    [id],
  );
}

const untouched = { state: 'Offen', refunds: [], mails: 0 };

async function casesOf(admin: Session, { id }: { id: string }) {
  const all = (await admin.value('select public.open_cases()')) as { cases: { orderDbId: string }[] };
  return all.cases.filter(({ orderDbId }) => orderDbId === id);
}

describe('the cancellation of a paid order', () => {
  it('[REF-1] The cancellation of a paid order stores state, refund and mail in one transaction, once per key', () =>
    database.trial(async ({ owner, as }) => {
      const order = await paidOrder(as('service'));
      const first = await as('service').value(CANCEL, cancelling(order));
      expect(first).toMatchObject({
        orderId: order.order_id,
        revision: 1,
        refundCents: 4980,
        refunds: [{ id: key, status: 'requested', amount_cents: 4980, payment_id: 'PAY-1' }],
      });
      expect(await as('service').value(CANCEL, cancelling(order))).toEqual(first);
      expect(await stateOf(owner, order)).toEqual({ state: 'Storniert', refunds: [4980], mails: 1 });
      expect(await as('service').failure(CANCEL, cancelling(order, { reason: 'Betrug' }))).toMatchObject({
        message: 'idempotency_conflict',
      });
      expect(
        await as('service').failure(CANCEL, cancelling(order, { key: crypto.randomUUID(), revision: 1 })),
      ).toMatchObject({
        message: 'already_cancelled',
      });
      expect(
        await owner.query(
          `select event, actor_id from public.order_timeline
           where order_id = $1 and event in ('visual_status.changed', 'order.cancelled', 'refund.requested') order by id`,
          [order.id],
        ),
      ).toEqual(
        ['refund.requested', 'visual_status.changed', 'order.cancelled'].map((event) => ({
          event,
          actor_id: userIds.admin,
        })),
      );
    }));

  it.each<[string, Cancelling, string]>([
    ['without a decision', { decision: 'none' }, 'cancel_needs_decision'],
    ['of another amount than is left', { cents: 4979 }, 'refund_outdated'],
    ['after another refund', { refunded: 100 }, 'refund_outdated'],
    ['of an older revision', { revision: 7 }, 'revision_conflict'],
  ])('%s is rejected and changes nothing', (_, changes, message) =>
    database.trial(async ({ owner, as }) => {
      const order = await paidOrder(as('service'));
      expect(await as('service').failure(CANCEL, cancelling(order, changes))).toMatchObject({ message });
      expect(await stateOf(owner, order)).toEqual(untouched);
    }),
  );

  it('The cancellation of a shipped order is asked for once', () =>
    database.trial(async ({ owner, as }) => {
      const order = await paidOrder(as('service'));
      await as('admin').query(`update public.orders set visual_status = 'Versendet' where id = $1`, [order.id]);
      const shipped = { revision: 1, decision: 'later' };
      expect(await as('service').failure(CANCEL, cancelling(order, shipped))).toMatchObject({
        message: 'order_shipped',
      });
      await as('service').query(CANCEL, cancelling(order, { ...shipped, evenIfShipped: true }));
      expect(await stateOf(owner, order)).toMatchObject({ state: 'Storniert' });
    }));

  it('[REF-1] The cancellation of a paid order needs a decision on every path, of every role', () =>
    database.trial(async ({ owner, as }) => {
      const order = await paidOrder(as('service'));
      const direct = `update public.orders set visual_status = 'Storniert' where id = $1`;
      const refusal = { message: 'cancel_needs_decision', detail: '{"refundedCents": 0, "refundableCents": 4980}' };
      for (const session of [as('admin'), as('service'), owner]) {
        expect(await session.failure(direct, [order.id])).toMatchObject(refusal);
      }
      const change = [order.id, null, { visualStatus: 'Storniert', trackingNumber: '1' }];
      expect(await as('admin').failure('select public.change_order($1, $2, $3)', change)).toMatchObject(refusal);
      const orders = [{ id: order.id, revision: 0 }];
      expect(
        changedOrdersSchema.parse(
          await as('admin').value('select public.change_orders($1, $2)', [
            JSON.stringify(orders),
            { visualStatus: 'Storniert' },
          ]),
        ),
      ).toEqual([{ id: order.id, error: 'cancel_needs_decision' }]);
      expect(await stateOf(owner, order)).toEqual(untouched);
    }));

  it('The cancellation of a paid order returns every payment of the order', () =>
    database.trial(async ({ owner, as }) => {
      const order = await paidOrder(as('service'));
      await settle(as('service'), order, { outcome: 'captured', paymentId: 'PAY-2' });
      await settle(as('service'), order, { outcome: 'refunded', paymentId: 'PAY-1', amountCents: 980 });
      await as('service').query(CANCEL, cancelling(order, { cents: 8980, refunded: 980 }));
      expect(await stateOf(owner, order)).toMatchObject({ refunds: [4000, 4980] });
    }));

  it('An order whose money has returned needs no decision', () =>
    database.trial(async ({ owner, as }) => {
      const order = await paidOrder(as('service'));
      await settle(as('service'), order, { outcome: 'refunded' });
      await as('admin').query('select public.change_order($1, null, $2)', [order.id, { visualStatus: 'Storniert' }]);
      expect(await stateOf(owner, order)).toEqual({ state: 'Storniert', refunds: [], mails: 1 });
      expect(await casesOf(as('admin'), order)).toEqual([]);
    }));
});

describe('mails of a cancelled order', () => {
  const sent = async (owner: Session, { id }: { id: string }) => {
    await owner.query(`update public.email_outbox set status = 'sent', sent_at = now() where order_id = $1`, [id]);
  };
  const mailsOf = async (owner: Session, { id }: { id: string }) => {
    const rows = await owner.query<{ template: string }>(
      `select template from public.email_outbox where order_id = $1 and template in ('order_shipped', 'order_cancelled', 'payment_received')`,
      [id],
    );
    return rows.map(({ template }) => template).sort();
  };
  const set = (admin: Session, { id }: { id: string }, visualStatus: string) =>
    admin.query('select public.change_order($1, null, $2)', [id, { visualStatus }]);

  it('Mails of a cancelled order are sent again when it is cancelled again, and shipped again', () =>
    database.trial(async ({ owner, as }) => {
      const order = await placeOrder(as('service'));
      for (const state of ['Versendet', 'Storniert', 'Offen', 'Versendet', 'Storniert']) {
        await set(as('admin'), order, state);
        await sent(owner, order);
      }
      expect(await mailsOf(owner, order)).toEqual([
        'order_cancelled',
        'order_cancelled',
        'order_shipped',
        'order_shipped',
      ]);
    }));

  it('A cancelled order withdraws a mail in the queue that is no longer true', () =>
    database.trial(async ({ owner, as }) => {
      const order = await paidOrder(as('service'));
      await set(as('admin'), order, 'Versendet');
      await as('service').query(CANCEL, cancelling(order, { revision: 1, decision: 'later', evenIfShipped: true }));
      expect(await mailsOf(owner, order)).toEqual(['order_cancelled']);
      // An order that is worked on again is accepted again.
      await set(as('admin'), order, 'In Bearbeitung');
      expect(await mailsOf(owner, order)).toEqual(['payment_received']);
    }));

  it('Mails of a cancelled order are not resent once they are no longer true', () =>
    database.trial(async ({ owner, as }) => {
      const order = await placeOrder(as('service'));
      await set(as('admin'), order, 'Versendet');
      await sent(owner, order);
      await set(as('admin'), order, 'Storniert');
      const id = `(select id from public.email_outbox where order_id = $1 and template = $2)`;
      const resend = `select public.resend_mail(${id})`;
      expect(await as('admin').failure(resend, [order.id, 'order_shipped'])).toMatchObject({
        message: 'mail_outdated',
      });
      await as('admin').query(resend, [order.id, 'order_cancelled']);
      await sent(owner, order);
      await set(as('admin'), order, 'Offen');
      expect(
        await as('admin').failure(
          resend.replace('template = $2', `template = $2 and dedupe_key not like '%:again:%'`),
          [order.id, 'order_cancelled'],
        ),
      ).toMatchObject({ message: 'mail_outdated' });
    }));

  it('Mails of a cancelled order are not sent if the admin does not want it', () =>
    database.trial(async ({ owner, as }) => {
      const order = await paidOrder(as('service'));
      await as('service').query(CANCEL, cancelling(order, { notify: false }));
      expect(await stateOf(owner, order)).toEqual({ state: 'Storniert', refunds: [4980], mails: 0 });
    }));
});

describe('open cases', () => {
  it('[REF-2] A refund for later is listed until the money has returned, overdue after 14 days', () =>
    database.trial(async ({ owner, as }) => {
      const order = await paidOrder(as('service'));
      await as('service').query(CANCEL, cancelling(order, { decision: 'later' }));
      const found = { kind: 'cancelled_not_refunded', orderId: order.order_id, amountCents: 4980, isRequested: false };
      expect(await casesOf(as('admin'), order)).toMatchObject([{ ...found, isOverdue: false }]);
      const age = async (days: number) => {
        await owner.query(`set local session_replication_role = replica`);
        await owner.query(
          `update public.order_timeline set created_at = now() - make_interval(days => $2)
           where order_id = $1 and event = 'visual_status.changed'`,
          [order.id, days],
        );
        await owner.query(
          `update public.payments set captured_at = now() - make_interval(days => $2) where order_id = $1`,
          [order.id, days],
        );
        await owner.query(`set local session_replication_role = origin`);
      };
      await age(14);
      expect(await casesOf(as('admin'), order)).toMatchObject([{ isOverdue: false }]);
      await age(15);
      expect(await casesOf(as('admin'), order)).toMatchObject([{ isOverdue: true }]);
      await as('service').query(`select public.request_refund($1, $2, 4980, 0, '', $3)`, [
        key,
        order.id,
        userIds.admin,
      ]);
      expect(await casesOf(as('admin'), order)).toMatchObject([{ ...found, isRequested: true }]);
      await as('service').query(`select public.finish_refund($1, 'RF-1')`, [key]);
      expect(await casesOf(as('admin'), order)).toEqual([]);
    }));

  it('Money captured after a cancellation is an open case at once, and the customer reads its return', () =>
    database.trial(async ({ owner, as }) => {
      const order = await placeOrder(as('service'));
      await as('admin').query('select public.change_order($1, null, $2)', [order.id, { visualStatus: 'Storniert' }]);
      expect(await casesOf(as('admin'), order)).toEqual([]);
      for (const outcome of ['captured', 'verified', 'verified']) await settle(as('service'), order, { outcome });
      expect(await casesOf(as('admin'), order)).toMatchObject([{ kind: 'cancelled_not_refunded', amountCents: 4980 }]);
      expect(
        await owner.query(
          `select template, payload -> 'refundCents' as cents from public.email_outbox
           where order_id = $1 and template in ('payment_received', 'order_cancelled') order by payload`,
          [order.id],
        ),
      ).toEqual([
        { template: 'order_cancelled', cents: null },
        { template: 'order_cancelled', cents: 4980 },
      ]);
    }));

  it('A refund that PayPal refused is an open case until another one succeeds', () =>
    database.trial(async ({ as }) => {
      const order = await paidOrder(as('service'));
      const request = (id: string) =>
        as('service').query(`select public.request_refund($1, $2, 1000, 0, '', $3)`, [id, order.id, userIds.admin]);
      await request(key);
      await as('service').query(`select public.finish_refund($1, null, null, 'denied')`, [key]);
      expect(await casesOf(as('admin'), order)).toMatchObject([{ kind: 'refund_failed', amountCents: 1000 }]);
      const again = key.replace(/1$/, '2');
      await request(again);
      await as('service').query(`select public.finish_refund($1, 'RF-1')`, [again]);
      expect(await casesOf(as('admin'), order)).toEqual([]);
    }));

  it('The open cases require an admin', () =>
    database.trial(async ({ as }) => {
      for (const actor of ['anna', 'ben'] as const) {
        expect(await as(actor).failure('select public.open_cases()')).toMatchObject({ message: 'not_admin' });
        expect(await as(actor).failure(`select public.preview_cancellation('{}')`)).toMatchObject({
          message: 'not_admin',
        });
      }
    }));
});

describe('change_orders', () => {
  const changeAll = (admin: Session, orders: unknown, change: object) =>
    admin.value('select public.change_orders($1, $2)', [JSON.stringify(orders), change]);

  it('The function change_orders changes each order or says why not', () =>
    database.trial(async ({ owner, as }) => {
      const orders = [await placeOrder(as('service')), await placeOrder(as('service'), { key: crypto.randomUUID() })];
      const [first, second] = orders.map(({ id }) => id).sort();
      const unknown = 'ffffffff-ffff-4fff-8fff-ffffffffffff';
      const request = [
        { id: second, revision: 0 },
        { id: first, revision: 9 },
        { id: unknown, revision: 0 },
      ];
      expect(await changeAll(as('admin'), request, { visualStatus: 'In Bearbeitung' })).toEqual([
        { id: first, error: 'revision_conflict' },
        { id: second, error: null },
        { id: unknown, error: 'unknown_order' },
      ]);
      expect(await owner.value('select visual_status from public.orders where id = $1', [second])).toBe(
        'In Bearbeitung',
      );
    }));

  it.each([[[]], [Array.from({ length: 101 }, () => ({ id: crypto.randomUUID(), revision: 0 }))], [{}]])(
    'The function change_orders rejects a list that is empty, too long or no list',
    (orders) =>
      database.trial(async ({ as }) => {
        expect(
          await as('admin').failure('select public.change_orders($1, $2)', [JSON.stringify(orders), {}]),
        ).toMatchObject({ message: 'invalid_request' });
      }),
  );
});
