import type { SupabaseClient } from '@supabase/supabase-js';
import type { Result } from 'configurator-core';
import { type ReconcilePaymentsReply, reconcilePaymentsReplySchema } from 'shop-backend/contracts';
import { callFunction, type FunctionFailure } from '#app/lib/supabase/call-function.ts';

/**
 * Compares the shop's payments with those at PayPal.
 * @param from first day, `2026-11-01`
 * @param to last day, inclusive
 */
export function reconcilePayments(
  client: SupabaseClient,
  from: string,
  to: string,
): Promise<Result<ReconcilePaymentsReply, FunctionFailure>> {
  return callFunction(client.functions, 'reconcile-payments', { from, to }, reconcilePaymentsReplySchema);
}
