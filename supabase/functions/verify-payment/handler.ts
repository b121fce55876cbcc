import { type VerifyPaymentReply, verifyPaymentRequestSchema } from '../../contracts/index.ts';
import { readCaller } from '../_shared/http/caller.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { limitRate } from '../_shared/http/rate-limit.ts';
import { jsonFunction } from '../_shared/http/serve-function.ts';
import { deliverOutbox } from '../_shared/mails/deliver-outbox.ts';
import { findReadableOrder } from '../_shared/orders/find-order.ts';
import { replyOf } from '../_shared/payments/settlement-reply.ts';
import { verifyPayment } from '../_shared/payments/verify-payment.ts';

/** POST verify-payment: reads the payment of an order from PayPal and stores the result. */
export const verifyPaymentHandler = jsonFunction(
  verifyPaymentRequestSchema,
  async (asked, request, deps): Promise<VerifyPaymentReply> => {
    const caller = await readCaller(request, deps);
    await limitRate(deps, request, 'verify-payment');
    const found = await findReadableOrder(deps, asked, caller);
    if (found === null) throw new FunctionError('order_not_found');
    const settlement = await verifyPayment(deps, found.order);
    deps.afterReply(() => deliverOutbox(deps));
    return replyOf(settlement, found.order);
  },
);
