import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateLoad } from '../../bench/generate-load.ts';
import { mixedOrder } from '../../bench/mixed-orders.ts';
import { replay } from '../../bench/replay.ts';
import { type ShopUnderLoad, shopUnderLoad } from '../../bench/shop-under-load.ts';
import { placeOrderReplySchema } from '../../contracts/index.ts';
import { userIds } from '../../seed/ids.ts';

/** `LOAD_MINUTES=10 pnpm test:db orders-under-load` for the long run. */
const seconds = Number(process.env.LOAD_MINUTES ?? 0.1) * 60;
const callers = 8;

let shop: ShopUnderLoad;
beforeAll(async () => {
  shop = await shopUnderLoad();
});
afterAll(() => shop.close());

it(
  '[BEY-67] Mixed orders of many callers on native PostgreSQL have correct totals and are stored once',
  async () => {
    const expected = new Map<string, number>();
    await generateLoad(
      async (number) => {
        const order = mixedOrder(number);
        // Every fifth order is sent twice in parallel, like a double click.
        const replies = await Promise.all(
          Array.from({ length: number % 5 === 0 ? 2 : 1 }, () => shop.placeOrder(order)),
        );
        const placed = await Promise.all(replies.map(async (reply) => placeOrderReplySchema.parse(await reply.json())));
        expect(new Set(placed.map(({ orderDbId }) => orderDbId)).size).toBe(1);
        expected.set(order.idempotencyKey, order.shownTotalCents);
      },
      { callers, seconds },
    );
    // The number of orders depends on the machine, but each caller gets at least one.
    expect(expected.size).toBeGreaterThanOrEqual(callers);
    const { rows } = await shop.pool.use((connection) =>
      connection.query<{ key: string; total: number; sum: number }>(
        `select o.idempotency_key as key, o.total_cents as total, (
           select sum(i.unit_price_cents * i.quantity)::integer from public.order_items i where i.order_id = o.id
         ) as sum
         from public.orders o where o.recipient ->> 'email' like 'last+%'`,
      ),
    );
    const wrong = rows.filter(({ key, total, sum }) => total !== expected.get(key) || sum !== total);
    expect(wrong).toEqual([]);
    expect(rows).toHaveLength(expected.size);
  },
  seconds * 1000 + 120_000,
);

/** Runs one statement on a separate connection. */
async function call(sql: string, parameters: unknown[]): Promise<void> {
  await shop.pool.use((connection) => connection.query(sql, parameters));
}

it('[BEY-03] Fifty equal requests on many connections at once create one order and one PayPal order', async () => {
  const order = mixedOrder(3);
  const replies = await Promise.all(Array.from({ length: 50 }, () => shop.placeOrder(order)));
  const bodies = await Promise.all(replies.map((reply) => reply.text()));
  expect(new Set(bodies).size).toBe(1);
  const { rows } = await shop.pool.use((connection) =>
    connection.query<{ orders: number; items: number; mails: number }>(
      `select count(*)::integer as orders,
        (select count(*)::integer from public.order_items i where i.order_id = any (array_agg(o.id))) as items,
        (select count(*)::integer from public.email_outbox m where m.order_id = any (array_agg(o.id))) as mails
       from public.orders o where idempotency_key = $1`,
      [order.idempotencyKey],
    ),
  );
  expect(rows).toEqual([{ orders: 1, items: order.items.length, mails: 1 }]);
});

it('The bare handler of the benchmark replays a recorded order repeatedly as separate orders', async () => {
  const statements = await shop.recorded(() => shop.placeOrder(mixedOrder(7)));
  const countOrders = async () => {
    const { rows } = await shop.pool.use((connection) =>
      connection.query<{ orders: number }>(
        `select count(*)::integer as orders from public.orders
         where recipient ->> 'email' like 'last+%@example.de' and paypal_order_id is not null`,
      ),
    );
    return rows[0]?.orders ?? 0;
  };
  const before = await countOrders();
  // One address may have ten unpaid orders an hour.
  for (let time = 0; time < 11; time += 1) await replay(shop.pool, statements);
  expect(await countOrders()).toBe(before + 11);
});

it('[BEY-05] [BEY-13] All events of a payment at once, on many connections, are processed in turn and add up', async () => {
  const order = mixedOrder(5);
  const { orderDbId, totalCents } = placeOrderReplySchema.parse(await (await shop.placeOrder(order)).json());
  const refundIds = [1, 2, 3].map(() => crypto.randomUUID());
  const settle = (outcome: string, cents: number) =>
    call(`select public.settle_payment($1, $2, 'PP', 'PAY-AT-ONCE', $3, 'EUR', 'test')`, [orderDbId, outcome, cents]);
  await settle('captured', totalCents);
  for (const id of refundIds) {
    await call(`select public.request_refund($1, $2, 100, 0, '', $3)`, [id, orderDbId, userIds.admin]);
  }
  const work = Array.from({ length: 8 }, () => [
    settle('captured', totalCents),
    settle('verified', totalCents),
    settle('refunded', 300),
    ...refundIds.map((id, index) => call('select public.finish_refund($1, $2)', [id, `RF-${index}`])),
    call('update public.orders set tracking_number = $2 where id = $1', [orderDbId, '1']),
    call('select public.expire_unpaid_orders()', []),
    call(`select public.orders_awaiting_settlement('-1 second', 500)`, []),
  ]).flat();
  await Promise.all(work);
  const { rows } = await shop.pool.use((connection) =>
    connection.query(
      `select o.status, p.status as payment, p.refunded_cents,
        (select count(*)::integer from public.refunds r where r.order_id = o.id and r.status = 'completed') as refunds,
        (select count(*)::integer from public.email_outbox m where m.order_id = o.id and template = 'payment_received') as receipts
       from public.orders o join public.payments p on p.order_id = o.id where o.id = $1`,
      [orderDbId],
    ),
  );
  expect(rows).toEqual([{ status: 'completed', payment: 'completed', refunded_cents: 300, refunds: 3, receipts: 1 }]);
});
