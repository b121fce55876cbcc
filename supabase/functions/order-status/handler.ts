import * as z from 'zod/mini';
import {
  type OrderStatusReply,
  type OrderStatusRequest,
  orderStatusRequestSchema,
  paymentReferencePattern,
} from '../../contracts/index.ts';
import { callDatabase, readRows } from '../_shared/call-database.ts';
import { type Caller, readCaller } from '../_shared/caller.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { FunctionError } from '../_shared/function-error.ts';
import { digestOf } from '../_shared/order-link.ts';
import {
  orderItemColumns,
  orderItemSchema,
  type PayableOrder,
  payableOrderColumns,
  payableOrderSchema,
} from '../_shared/orders.schema.ts';
import { limitRate } from '../_shared/rate-limit.ts';
import { jsonFunction } from '../_shared/serve-function.ts';
import { readProgress } from './read-progress.ts';

/** POST order-status: what became of an order. Unknown orders and foreign ones get the same reply. */
export const orderStatusHandler = jsonFunction(
  orderStatusRequestSchema,
  async (asked, request, deps): Promise<OrderStatusReply> => {
    const caller = await readCaller(request, deps);
    const attempt = await limitRate(deps, request, 'order-status', caller?.userId);
    const order = await findOrder(deps, asked.order);
    const maySeeAll = await mayReadOrder(deps, asked, caller, order);
    const isPaymentReference = order !== null && order.payment_id === asked.order;
    if (order === null || (!maySeeAll && !isPaymentReference)) throw new FunctionError('order_not_found');
    await attempt.forgive();
    return {
      orderId: order.order_id,
      status: order.status,
      isInReview: await isInReview(deps, order),
      totalCents: order.total_cents,
      ...(maySeeAll && { items: await readItems(deps, order), progress: await readProgress(deps, order) }),
    };
  },
);

/** A payment reference is looked up as one first; every other value may be either, as PayPal's ids have no fixed form. */
async function findOrder({ database }: FunctionDeps, reference: string): Promise<PayableOrder | null> {
  const columns = paymentReferencePattern.test(reference)
    ? (['payment_id', 'order_id'] as const)
    : (['order_id', 'payment_id'] as const);
  for (const column of columns) {
    const [order] = await readRows(
      database.from('orders').select(payableOrderColumns).eq(column, reference).limit(1),
      z.array(payableOrderSchema),
    );
    if (order !== undefined) return order;
  }
  return null;
}

/** Asked for unknown orders too, so that they take as long to answer. */
async function mayReadOrder(
  { database }: FunctionDeps,
  { order: reference, accessToken }: OrderStatusRequest,
  caller: Caller | null,
  order: PayableOrder | null,
): Promise<boolean> {
  const byLink = await callDatabase(
    database,
    'find_order_for_guest',
    { p_order: reference, p_access_token_hash: await digestOf(accessToken ?? '') },
    z.nullable(z.uuid()),
  );
  if (order === null) return false;
  return byLink === order.id || (caller !== null && order.user_id === caller.userId);
}

async function isInReview({ database }: FunctionDeps, order: PayableOrder): Promise<boolean> {
  const reviews = await readRows(
    database.from('payments').select('payment_id').eq('order_id', order.id).eq('status', 'review').limit(1),
    z.array(z.object({ payment_id: z.string() })),
  );
  return reviews.length > 0;
}

async function readItems({ database }: FunctionDeps, order: PayableOrder): Promise<OrderStatusReply['items']> {
  const items = await readRows(
    database.from('order_items').select(orderItemColumns).eq('order_id', order.id).order('position'),
    z.array(orderItemSchema),
  );
  return items.map((item) => ({
    articleId: item.article_id,
    title: item.title,
    quantity: item.quantity,
    unitPriceCents: item.unit_price_cents,
    configuratorSettings: item.configurator_settings,
  }));
}
