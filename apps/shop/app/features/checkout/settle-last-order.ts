import type { OrderStatusReply } from 'shop-backend/contracts';
import { localTextStorage } from '../../lib/text-storage.ts';
import { isLastOrder, readLastOrder, writeLastOrder } from './last-order.schema.ts';
import { isPaid } from './watch-order.ts';

/** What a status means for this browser: whether its cart has been ordered, and whether that is news. */
export interface Settlement {
  /** The cart was this order: empty it. */
  readonly emptiesCart: boolean;
  /** The payment is verified, which was not known before. */
  readonly isNewlyCompleted: boolean;
}

/**
 * Compares an order's status with the local order summary and brings that up to date. An order that this browser did
 * not place last, an older one or one whose link came in a mail, leaves the cart alone: it holds something else.
 */
export function settleLastOrder({ orderId, status }: OrderStatusReply, storage = localTextStorage): Settlement {
  const lastOrder = readLastOrder(storage);
  if (!isLastOrder(lastOrder, orderId)) return { emptiesCart: false, isNewlyCompleted: false };
  const wasCompleted = lastOrder.status === 'completed';
  if (lastOrder.status !== status) writeLastOrder({ ...lastOrder, status }, storage);
  return {
    emptiesCart: isPaid(status) && !wasCompleted,
    isNewlyCompleted: status === 'completed' && !wasCompleted,
  };
}
