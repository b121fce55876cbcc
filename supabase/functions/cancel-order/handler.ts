import * as z from 'zod/mini';
import {
  type CancelOrderReply,
  type CancelOrderRequest,
  type CancelOrdersReply,
  type CancelOrdersRequest,
  cancelOrderRequestSchema,
  cancelOrdersRequestSchema,
} from '../../contracts/index.ts';
import { FunctionError } from '../_shared/http/function-error.ts';
import { requireAdmin } from '../_shared/http/require-admin.ts';
import { requirePassword } from '../_shared/http/require-password.ts';
import { jsonFunction } from '../_shared/http/serve-function.ts';
import { deliverOutbox } from '../_shared/mails/deliver-outbox.ts';
import { cancelOrder, finishRefunds, type RecordedCancellation } from '../_shared/payments/cancel-order.ts';

const requestSchema = z.union([cancelOrdersRequestSchema, cancelOrderRequestSchema]);

/** POST cancel-order: cancels one or several orders with a decision about their money, then calls PayPal. */
export const cancelOrderHandler = jsonFunction(
  requestSchema,
  async (body, request, deps): Promise<CancelOrderReply | CancelOrdersReply> => {
    const admin = await requireAdmin(request, deps);
    const password = passwordOf(body);
    if (password !== null) await requirePassword(deps, request, admin, password);
    const orders = 'orders' in body ? body.orders : [body];
    const recorded: RecordedCancellation[] = [];
    for (const order of orders) {
      recorded.push(await cancelOrder(deps, { ...body, ...order }, admin.userId));
    }
    const results = await finishRefunds(deps, recorded);
    deps.afterReply(() => deliverOutbox(deps));
    if ('orders' in body) return { results };
    const [result] = results;
    if (result === undefined || 'error' in result) throw recorded[0]?.error ?? new FunctionError('internal_error');
    return result.cancelled;
  },
);

/** The password that the request must prove, because money leaves the shop; null if none does. */
function passwordOf(body: CancelOrderRequest | CancelOrdersRequest): string | null {
  if (!('orders' in body)) return typeof body.refund === 'string' ? null : body.refund.password;
  if (body.orders.every(({ refund }) => typeof refund === 'string')) return null;
  if (body.password === undefined) throw new FunctionError('reauthentication_failed');
  return body.password;
}
