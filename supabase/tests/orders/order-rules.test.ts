import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userIds } from '../../seed/ids.ts';
import { type Database, openDatabase } from '../setup/database.ts';
import { placeOrder, placeOrderOfAnna, settle } from '../setup/example-orders.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const statuses = ['pending', 'processing', 'completed', 'failed', 'refunded'] as const;
const legalMoves = new Set([
  'pending>processing',
  'pending>failed',
  'processing>completed',
  'processing>failed',
  'processing>refunded',
  'completed>refunded',
  'completed>processing',
  'refunded>completed',
  'refunded>processing',
  'failed>processing',
]);

/** A valid path to each status. */
const wayTo: Record<(typeof statuses)[number], readonly string[]> = {
  pending: [],
  processing: ['processing'],
  completed: ['processing', 'completed'],
  failed: ['failed'],
  refunded: ['processing', 'refunded'],
};

describe('order rules', () => {
  for (const from of statuses) {
    for (const to of statuses.filter((status) => status !== from)) {
      const isLegal = legalMoves.has(`${from}>${to}`);
      it(`[BEY-10] An order ${isLegal ? 'may' : 'may not'} move from ${from} to ${to}`, () =>
        database.trial(async ({ owner, as }) => {
          const order = await placeOrder(as('service'));
          const move = 'update public.orders set status = $2 where id = $1';
          for (const status of wayTo[from]) await owner.query(move, [order.id, status]);
          if (isLegal) {
            await owner.query(move, [order.id, to]);
            expect(await owner.value('select status from public.orders where id = $1', [order.id])).toBe(to);
          } else {
            expect(await owner.failure(move, [order.id, to])).toMatchObject({ message: 'illegal_status_change' });
          }
        }));
    }
  }

  it.each([
    ['total_cents', '1'],
    ['order_id', `'PM-2026-000001'`],
    ['recipient', `recipient || '{"street": "Anderswo"}'`],
    ['created_at', "now() - interval '1 day'"],
    ['user_id', `'${userIds.ben}'`],
  ])('[BEY-11] The order rules never change %s of an order, for any role', (column, value) =>
    database.trial(async ({ owner, as }) => {
      const order = await placeOrderOfAnna(as('service'));
      for (const session of [owner, as('service')]) {
        expect(
          await session.failure(`update public.orders set ${column} = ${value} where id = $1`, [order.id]),
        ).toMatchObject({
          message: 'order_frozen',
        });
      }
    }),
  );

  it('[ADM-ORD-17] [ADM-ORD-20] An admin can change visual_status and tracking_number', () =>
    database.trial(async ({ owner, as }) => {
      const order = await placeOrder(as('service'));
      await as('admin').query(
        `update public.orders set visual_status = 'Versendet', tracking_number = '00340' where id = $1`,
        [order.id],
      );
      expect(
        await owner.query('select visual_status, tracking_number from public.orders where id = $1', [order.id]),
      ).toEqual([{ visual_status: 'Versendet', tracking_number: '00340' }]);
    }));

  it.each(['status', 'total_cents', 'payment_id', 'user_id', 'invoice_number'])('An admin cannot change %s', (column) =>
    database.trial(async ({ owner, as }) => {
      const order = await placeOrderOfAnna(as('service'));
      const values: Record<string, string> = { status: `'processing'`, total_cents: '1', user_id: 'null' };
      const change = `update public.orders set ${column} = ${values[column] ?? `'X'`} where id = '${order.id}'`;
      expect(await as('admin').failure(change)).toMatchObject({ message: 'protected_column' });
      await expect(owner.value(`select status from public.orders where id = '${order.id}'`)).resolves.toBe('pending');
    }),
  );

  it('[ADM-ORD-18] [ADM-ORD-19] The tracking number is trimmed, and an empty one stored as null', () =>
    database.trial(async ({ owner, as }) => {
      const order = await placeOrder(as('service'));
      const write = 'update public.orders set tracking_number = $2 where id = $1';
      const read = 'select tracking_number from public.orders where id = $1';
      await as('admin').query(write, [order.id, '  00340 ']);
      expect(await owner.value(read, [order.id])).toBe('00340');
      await as('admin').query(write, [order.id, '   ']);
      expect(await owner.value(read, [order.id])).toBeNull();
    }));

  it('[ADM-ORD-15] Any change of visual_status is allowed, with its author and time', () =>
    database.trial(async ({ owner, as }) => {
      const order = await placeOrder(as('service'));
      const states = ['Storniert', 'Offen', 'Versendet', 'In Bearbeitung', 'Storniert'];
      for (const state of states) {
        await as('admin').query('update public.orders set visual_status = $2 where id = $1', [order.id, state]);
      }
      const entries = await owner.query(
        `select actor_id, details ->> 'to' as state from public.order_timeline
         where order_id = $1 and event = 'visual_status.changed' order by id`,
        [order.id],
      );
      expect(entries).toEqual(states.map((state) => ({ actor_id: userIds.admin, state })));
    }));

  it('[ADM-ORD-16] Every order starts as Offen', () =>
    database.trial(async ({ owner, as }) => {
      const order = await placeOrder(as('service'));
      expect(await owner.value('select visual_status from public.orders where id = $1', [order.id])).toBe('Offen');
    }));

  it('[BEY-10] The life cycle of an order is recorded on an append-only timeline', () =>
    database.trial(async ({ owner, as }) => {
      const order = await placeOrderOfAnna(as('service'));
      await settle(as('service'), order, { outcome: 'captured' });
      await settle(as('service'), order, { outcome: 'verified', source: 'verification' });
      const entries = await owner.query<{ event: string }>(
        'select event from public.order_timeline where order_id = $1 order by id',
        [order.id],
      );
      expect(entries.map(({ event }) => event)).toEqual([
        'order.placed',
        'payment.captured',
        'status.changed',
        'payment.verified',
        'status.changed',
      ]);
      for (const session of [owner, as('service')]) {
        expect(await session.failure(`update public.order_timeline set event = 'x'`)).toMatchObject({
          message: 'append_only',
        });
        expect(await session.failure('delete from public.order_timeline')).toMatchObject({ message: 'append_only' });
      }
    }));

  it('[ADM-ORD-09] An order is paid if a completed payment exists for its payment_id', () =>
    database.trial(async ({ as }) => {
      const order = await placeOrder(as('service'));
      const read = 'select is_paid from public.order_overview where id = $1';
      expect(await as('admin').value(read, [order.id])).toBe(false);
      await settle(as('service'), order, { outcome: 'captured' });
      expect(await as('admin').value(read, [order.id])).toBe(false);
      await settle(as('service'), order, { outcome: 'verified' });
      expect(await as('admin').value(read, [order.id])).toBe(true);
    }));

  it('[ADM-ORD-05] The search finds orders by number, customer, payment id, tracking number and both states', () =>
    database.trial(async ({ as }) => {
      const order = await placeOrder(as('service'));
      await settle(as('service'), order, { outcome: 'verified', paymentId: 'PAYID-SEARCH' });
      await as('admin').query(`update public.orders set tracking_number = '00340ABC' where id = $1`, [order.id]);
      for (const words of [order.order_id, 'greta gast', 'payid-search', '00340abc', 'completed', 'offen']) {
        const hits = await as('admin').query('select id from public.order_overview where search_text ilike $1', [
          `%${words.toLowerCase()}%`,
        ]);
        expect(hits).toContainEqual({ id: order.id });
      }
    }));

  it('An order is kept when the account of its customer is deleted', () =>
    database.trial(async ({ owner, as }) => {
      const order = await placeOrderOfAnna(as('service'));
      await owner.query('delete from auth.users where id = $1', [userIds.anna]);
      expect(
        await owner.query("select user_id, recipient ->> 'firstName' as name from public.orders where id = $1", [
          order.id,
        ]),
      ).toEqual([{ user_id: null, name: 'Greta' }]);
    }));
});
