import * as z from 'zod/mini';
import { type CaptureOrderReply, captureOrderRequestSchema } from '../../contracts/index.ts';
import { readRows } from '../_shared/call-database.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { limitRate } from '../_shared/http/rate-limit.ts';
import { jsonFunction } from '../_shared/http/serve-function.ts';
import { type PayableOrder, payableOrderColumns, payableOrderSchema } from '../_shared/orders/orders.schema.ts';
import { settleOrder } from '../_shared/payments/settle-order.ts';
import { replyOf } from '../_shared/payments/settlement-reply.ts';
import { verifyLater } from '../_shared/payments/verify-payment.ts';

/** POST capture-order: captures an approved payment once and stores the result. */
export const captureOrderHandler = jsonFunction(
  captureOrderRequestSchema,
  async ({ paypalOrderId }, request, deps): Promise<CaptureOrderReply> => {
    await limitRate(deps, request, 'capture-order', paypalOrderId);
    const order = await findOrder(deps, paypalOrderId);
    const settlement = await settleOrder(deps, order, {
      source: 'capture',
      mayCapture: true,
      isVerification: false,
    });
    if (settlement.kind === 'settled') verifyLater(deps, order);
    return replyOf(settlement, order);
  },
);

async function findOrder({ database }: FunctionDeps, paypalOrderId: string): Promise<PayableOrder> {
  const [order] = await readRows(
    database.from('orders').select(payableOrderColumns).eq('paypal_order_id', paypalOrderId).limit(1),
    z.array(payableOrderSchema),
  );
  if (order === undefined) throw new FunctionError('order_not_found');
  return order;
}
