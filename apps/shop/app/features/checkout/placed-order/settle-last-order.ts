import type { OrderStatusReply } from 'shop-backend/contracts';
import { localTextStorage } from '#app/lib/storage/text-storage.ts';
import { isLastOrder, type LastOrder, readLastOrder, writeLastOrder } from './last-order.schema.ts';
import { isPaid } from './watch-order.ts';

/** What a status means for this browser: which pieces have been ordered, and whether that is news. */
export interface Settlement {
  /** Pieces to remove from the cart, by line key; 'all' where they are not known, null where none are to be removed. */
  readonly orderedPieces: ReadonlyMap<string, number> | 'all' | null;
  /** The payment is verified, which was not known before. */
  readonly isNewlyCompleted: boolean;
}

/**
 * Compares an order's status with the local order summary and brings that up to date. An order that this browser did
 * not place last, an older one or one whose link came in a mail, leaves the cart alone: it holds something else.
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
