import * as z from 'zod/mini';
import { paymentReferencePattern } from '../../../contracts/index.ts';
import { callDatabase, readRows } from '../call-database.ts';
import type { FunctionDeps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { digestOf } from './order-link.ts';
import { type PayableOrder, payableOrderColumns, payableOrderSchema } from './orders.schema.ts';

/** The order of a payment id or order number. A payment reference is looked up as one first; every other value may be either, as PayPal's ids have no fixed form. */
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
 * Whether all of an order may be seen: by its owner, or with the token of its link. Ask for unknown orders too, so that
 * they take as long to answer.
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
 * The requested order: all of it for its owner or the holder of its link, the payment status for callers who
 * know the payment's id. Null for unknown and for foreign ones alike.
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
