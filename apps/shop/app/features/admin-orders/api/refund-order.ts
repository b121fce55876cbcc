import type { SupabaseClient } from '@supabase/supabase-js';
import type { Result } from 'configurator-core';
import { type RefundOrderReply, type RefundOrderRequest, refundOrderReplySchema } from 'shop-backend/contracts';
import { callFunction, type FunctionFailure } from '#app/lib/supabase/call-function.ts';

/** Asks what can be given back, or gives it back; see the contract for the two steps. */
export type RefundOrder = (request: RefundOrderRequest) => Promise<Result<RefundOrderReply, FunctionFailure>>;

/** Calls refund-order as who is signed in. */
export function refundOrder(
  client: SupabaseClient,
  request: RefundOrderRequest,
): Promise<Result<RefundOrderReply, FunctionFailure>> {
  return callFunction(client.functions, 'refund-order', request, refundOrderReplySchema);
}
