import type { SupabaseClient } from '@supabase/supabase-js';
import { type ChangedOrder, changedOrderSchema, type OrderChange } from 'shop-backend/contracts';

/**
 * Changes the workshop status of an order. The customer receives the mails for the change.
 * @param revision the revision the admin saw; null overwrites any revision
 * @throws if the database rejects the change, with `revision_conflict` if another admin changed it in between
 */
export async function changeOrder(
  client: SupabaseClient,
  id: string,
  revision: number | null,
  change: OrderChange,
): Promise<ChangedOrder> {
  const { data } = await client
    .rpc('change_order', { p_order_id: id, p_revision: revision, p_change: change })
    .throwOnError();
  return changedOrderSchema.parse(data);
}

/**
 * Accepts a payment under review as paid. A payment without an order only leaves the open findings.
 * @throws if the database rejects the change
 */
export async function acceptPayment(client: SupabaseClient, paymentId: string): Promise<void> {
  await client.rpc('accept_payment', { p_payment_id: paymentId }).throwOnError();
}

/**
 * Closes the case of a lost dispute: the claim against the buyer is waived or upheld.
 * @throws if the database rejects the change
 */
export async function decideClaim(
  client: SupabaseClient,
  disputeId: string,
  claim: 'waived' | 'upheld',
): Promise<void> {
  await client.rpc('decide_claim', { p_dispute_id: disputeId, p_claim: claim }).throwOnError();
}
