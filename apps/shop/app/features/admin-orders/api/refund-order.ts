import type { SupabaseClient } from '@supabase/supabase-js';
import type { Result } from 'configurator-core';
import { type RefundOrderReply, type RefundOrderRequest, refundOrderReplySchema } from 'shop-backend/contracts';
import { callFunction, type FunctionFailure } from '#app/lib/supabase/call-function.ts';

/** Previews or makes a refund. The contract describes the two steps. */
export type RefundOrder = (request: RefundOrderRequest) => Promise<Result<RefundOrderReply, FunctionFailure>>;

/** Calls refund-order as the signed-in user. */
export function refundOrder(
  client: SupabaseClient,
  request: RefundOrderRequest,
): Promise<Result<RefundOrderReply, FunctionFailure>> {
  return callFunction(client.functions, 'refund-order', request, refundOrderReplySchema);
}
