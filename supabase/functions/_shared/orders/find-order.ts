import * as z from 'zod/mini';
import { paymentReferencePattern } from '../../../contracts/index.ts';
import { callDatabase, readRows } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { digestOf } from '../tokens/order-link.ts';
import { type PayableOrder, payableOrderColumns, payableOrderSchema } from './orders.schema.ts';

/**
 * Finds an order by payment id or order number. Tries the payment id first for values in the format of a payment
 * reference, and the order number first for all others, because PayPal's ids have no fixed format.
 */
export async function findOrder({ database }: FunctionDeps, reference: string): Promise<PayableOrder | null> {
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

/**
 * Whether the caller may see the whole order, as its owner or with the token of its link. Call it for unknown orders
 * too, so that the response time is the same.
 */
export async function mayReadOrder(
  { database }: FunctionDeps,
  { order: reference, accessToken }: { order: string; accessToken?: string | null | undefined },
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

/**
 * Returns the requested order: `maySeeAll` for its owner and the holder of its link; otherwise callers who know the
 * payment id may see the payment status. Null for unknown orders and orders of others.
 */
export async function findReadableOrder(
  deps: FunctionDeps,
  asked: { order: string; accessToken?: string | null | undefined },
  caller: Caller | null,
): Promise<{ order: PayableOrder; maySeeAll: boolean } | null> {
  const order = await findOrder(deps, asked.order);
  const maySeeAll = await mayReadOrder(deps, asked, caller, order);
  const isPaymentReference = order !== null && order.payment_id === asked.order;
  return order === null || (!maySeeAll && !isPaymentReference) ? null : { order, maySeeAll };
}
