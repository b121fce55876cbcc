import * as z from 'zod/mini';
import { type OrderStatusReply, orderStatusRequestSchema } from '../../contracts/index.ts';
import { readRows } from '../_shared/call-database.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { readCaller } from '../_shared/http/caller.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { limitRate } from '../_shared/http/rate-limit.ts';
import { jsonFunction } from '../_shared/http/serve-function.ts';
import { findReadableOrder } from '../_shared/orders/find-order.ts';
import { orderItemColumns, orderItemSchema, type PayableOrder } from '../_shared/orders/orders.schema.ts';
import { readProgress } from './read-progress.ts';

/** POST order-status: returns the status of an order. Unknown orders and orders of others get the same reply. */
export const orderStatusHandler = jsonFunction(
  orderStatusRequestSchema,
  async (asked, request, deps): Promise<OrderStatusReply> => {
    const caller = await readCaller(request, deps);
    const attempt = await limitRate(deps, request, 'order-status', caller?.userId);
    const found = await findReadableOrder(deps, asked, caller);
    if (found === null) throw new FunctionError('order_not_found');
    const { order, maySeeAll } = found;
    await attempt.release();
    return {
      orderId: order.order_id,
      status: order.status,
      isInReview: await isInReview(deps, order),
      totalCents: order.total_cents,
      ...(maySeeAll && {
        items: await readItems(deps, order),
        ...(await readProgress(deps, order)),
        isGuestOrder: order.user_id === null,
      }),
    };
  },
);

async function isInReview({ database }: FunctionDeps, order: PayableOrder): Promise<boolean> {
  const reviews = await readRows(
    database.from('payments').select('payment_id').eq('order_id', order.id).eq('status', 'review').limit(1),
    z.array(z.object({ payment_id: z.string() })),
  );
  return reviews.length > 0;
}

async function readItems({ database }: FunctionDeps, order: PayableOrder): Promise<OrderStatusReply['items']> {
  const items = await readRows(
    database
      .from('order_items')
      .select(`${orderItemColumns}, base_price_cents, articles(configurator_type)`)
      .eq('order_id', order.id)
      .order('position'),
    z.array(
      z.extend(orderItemSchema, {
        base_price_cents: z.int(),
        articles: z.nullable(z.object({ configurator_type: z.nullable(z.string()) })),
      }),
    ),
  );
  return items.map(({ delivery_min_days: min, delivery_max_days: max, ...item }) => ({
    articleId: item.article_id,
    title: item.title,
    quantity: item.quantity,
    unitPriceCents: item.unit_price_cents,
    basePriceCents: item.base_price_cents,
    priceLines: item.price_lines,
    configuratorSettings: item.configurator_settings,
    configuratorType: item.articles?.configurator_type ?? null,
    deliveryDays: min === null || max === null ? null : { min, max },
  }));
}
