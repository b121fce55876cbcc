import type { SupabaseClient } from '@supabase/supabase-js';
import type { Result } from 'configurator-core';
import {
  type CancellationPreview,
  type CancelOrderReply,
  type CancelOrderRequest,
  type CancelOrdersReply,
  type CancelOrdersRequest,
  cancellationPreviewSchema,
  cancelOrderReplySchema,
  cancelOrdersReplySchema,
  changedOrdersSchema,
  type VisualStatus,
} from 'shop-backend/contracts';
import { callFunction, type FunctionFailure } from '#app/lib/supabase/call-function.ts';

/** Returns the money of orders before they are cancelled. @throws if the database rejects the request */
export async function previewCancellation(
  client: SupabaseClient,
  orderDbIds: readonly string[],
): Promise<CancellationPreview> {
  const { data } = await client.rpc('preview_cancellation', { p_order_ids: orderDbIds }).throwOnError();
  return cancellationPreviewSchema.parse(data);
}

/** Cancels an order and decides about its money. The contract describes the errors. */
export function cancelOrder(
  client: SupabaseClient,
  request: CancelOrderRequest,
): Promise<Result<CancelOrderReply, FunctionFailure>> {
  return callFunction(client.functions, 'cancel-order', request, cancelOrderReplySchema);
}

/** Cancels several orders in one request. Each one has its own result. */
export function cancelOrders(
  client: SupabaseClient,
  request: CancelOrdersRequest,
): Promise<Result<CancelOrdersReply, FunctionFailure>> {
  return callFunction(client.functions, 'cancel-order', request, cancelOrdersReplySchema);
}

/**
 * Sets the status of several orders in one request.
 * @returns each order with the error that it was not changed for, or null
 * @throws if the database rejects the whole request
 */
export async function setStatuses(
  client: SupabaseClient,
  orders: readonly { id: string; revision: number }[],
  visualStatus: VisualStatus,
): Promise<readonly { id: string; error: string | null }[]> {
  const { data } = await client
    .rpc('change_orders', {
      p_orders: orders.map(({ id, revision }) => ({ id, revision })),
      p_change: { visualStatus },
    })
    .throwOnError();
  return changedOrdersSchema.parse(data);
}
