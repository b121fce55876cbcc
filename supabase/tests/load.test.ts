import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateLoad } from '../bench/generate-load.ts';
import { mixedOrder } from '../bench/mixed-orders.ts';
import { type ShopUnderLoad, shopUnderLoad } from '../bench/shop-under-load.ts';
import { placeOrderReplySchema } from '../contracts/index.ts';

/** `LOAD_MINUTES=10 pnpm test:db load` for the long run. */
const seconds = Number(process.env.LOAD_MINUTES ?? 0.1) * 60;

let shop: ShopUnderLoad;
beforeAll(async () => {
  shop = await shopUnderLoad();
});
afterAll(() => shop.close());

it(
  '[BEY-67] mixed orders of many callers on native PostgreSQL: every total is right, and every order is there once',
  async () => {
    const expected = new Map<string, number>();
    await generateLoad(
      async (number) => {
        const order = mixedOrder(number);
        // Every fifth comes twice at the same time, as a double click does.
        const replies = await Promise.all(
          Array.from({ length: number % 5 === 0 ? 2 : 1 }, () => shop.placeOrder(order)),
        );
        const placed = await Promise.all(replies.map(async (reply) => placeOrderReplySchema.parse(await reply.json())));
        expect(new Set(placed.map(({ orderDbId }) => orderDbId)).size).toBe(1);
        expected.set(order.idempotencyKey, order.shownTotalCents);
      },
      { callers: 8, seconds },
    );
    expect(expected.size).toBeGreaterThan(20);
    const { rows } = await shop.pool.use((connection) =>
      connection.query<{ key: string; total: number; sum: number }>(
        `select o.idempotency_key as key, o.total_cents as total, (
           select sum(i.unit_price_cents * i.quantity)::integer from public.order_items i where i.order_id = o.id
         ) as sum
         from public.orders o where o.recipient ->> 'email' = 'last@example.de'`,
      ),
    );
    const wrong = rows.filter(({ key, total, sum }) => total !== expected.get(key) || sum !== total);
    expect(wrong).toEqual([]);
    expect(rows).toHaveLength(expected.size);
  },
  seconds * 1000 + 120_000,
);
