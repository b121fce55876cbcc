import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderId, userIds } from '../../seed/ids.ts';
import { type Database, openDatabase } from '../setup/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

describe('the orders of a customer', () => {
  it('[SF-ORD-03] The orders of a customer are only those with the customer’s user id', () =>
    database.trial(async ({ owner, as }) => {
      const own = await owner.query('select order_id from public.orders where user_id = $1 order by created_at desc', [
        userIds.anna,
      ]);
      expect(own.length).toBeGreaterThan(1);
      expect(await as('anna').query('select order_id from public.orders order by created_at desc')).toEqual(own);
    }));

  const pay = `update public.orders set status = 'completed' where id = '${orderId(14)}' returning id`;

  it.each(['visitor', 'anna'] as const)(
    '[SF-CHECK-55] The orders of a customer have a status that %s cannot change',
    (actor) =>
      database.trial(async ({ owner, as }) => {
        const [order] = await owner.query('select user_id, status from public.orders where id = $1', [orderId(14)]);
        expect(order).toEqual({ user_id: userIds.anna, status: 'pending' });
        expect(await as(actor).query(pay)).toEqual([]);
      }),
  );

  it('[SF-CHECK-55] The orders of a customer have a status that only functions can change, not even an admin', () =>
    database.trial(async ({ as }) => {
      await expect(as('admin').query(pay)).rejects.toThrow(/permission denied|protected_column/);
    }));
});
