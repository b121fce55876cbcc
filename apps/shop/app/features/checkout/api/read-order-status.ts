import type { FunctionsClient } from '@supabase/functions-js';
import type { Result } from 'configurator-core';
import { type OrderStatusReply, type OrderStatusRequest, orderStatusReplySchema } from 'shop-backend/contracts';
import { callFunction } from '#app/lib/supabase/call-function.ts';
import type { CheckoutFailure } from '../machine/checkout-failure.ts';

export type ReadOrderStatus = (request: OrderStatusRequest) => Promise<Result<OrderStatusReply, CheckoutFailure>>;

/** Reads the status of an order, by payment id or by order number with its access token. */
export function readOrderStatus(
  functions: FunctionsClient,
  request: OrderStatusRequest,
): Promise<Result<OrderStatusReply, CheckoutFailure>> {
  return callFunction(functions, 'order-status', request, orderStatusReplySchema);
}
