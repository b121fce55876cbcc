import type { OrderStatusReply } from 'shop-backend/contracts';
import { localTextStorage } from '#app/lib/storage/text-storage.ts';
import { isLastOrder, type LastOrder, readLastOrder, writeLastOrder } from './last-order.schema.ts';
import { isPaid } from './watch-order.ts';

/** Effects of an order status on this browser. */
export interface Settlement {
  /** Ordered pieces to remove from the cart, by line key; 'all' if they are unknown, null if there are none. */
  readonly orderedPieces: ReadonlyMap<string, number> | 'all' | null;
  /** True if the payment was verified since the last status. */
  readonly isNewlyCompleted: boolean;
}

/**
 * Compares an order's status with the local order summary and updates the summary. An order other than this browser's
 * last one does not affect the cart, which has other contents.
 */
export function settleLastOrder({ orderId, status }: OrderStatusReply, storage = localTextStorage): Settlement {
  const lastOrder = readLastOrder(storage);
  if (!isLastOrder(lastOrder, orderId)) return { orderedPieces: null, isNewlyCompleted: false };
  const wasCompleted = lastOrder.status === 'completed';
  const isTakenOut = wasCompleted || lastOrder.isTakenOut === true;
  const isTakenOutNow = isTakenOut || isPaid(status);
  if (lastOrder.status !== status || isTakenOut !== isTakenOutNow) {
    writeLastOrder({ ...lastOrder, status, isTakenOut: isTakenOutNow }, storage);
  }
  return {
    orderedPieces: isPaid(status) && !isTakenOut ? piecesOf(lastOrder) : null,
    isNewlyCompleted: status === 'completed' && !wasCompleted,
  };
}

function piecesOf({ items }: LastOrder): ReadonlyMap<string, number> | 'all' {
  const pieces = new Map<string, number>();
  for (const { key, quantity } of items) {
    if (key === undefined) return 'all';
    pieces.set(key, quantity);
  }
  return pieces;
}
