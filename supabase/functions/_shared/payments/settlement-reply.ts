import type { CaptureOrderReply } from '../../../contracts/index.ts';
import { FunctionError } from '../http/function-error.ts';
import { isPayable, type PayableOrder } from '../orders/orders.schema.ts';
import type { Settlement } from './settle-order.ts';

/**
 * Converts a settlement to a reply.
 * @param order the order before the settlement
 * @throws FunctionError if the payment is not settled
 */
export function replyOf(settlement: Settlement, order: PayableOrder): CaptureOrderReply {
  switch (settlement.kind) {
    case 'settled':
      return { status: settlement.status, paymentId: settlement.paymentId, orderId: order.order_id };
    case 'declined':
      throw new FunctionError('instrument_declined');
    case 'open':
      throw new FunctionError(isPayable(order) ? 'payment_not_approved' : 'order_closed');
    case 'unavailable':
      throw new FunctionError('payment_unavailable');
  }
}
