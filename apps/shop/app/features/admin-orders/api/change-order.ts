import type { SupabaseClient } from '@supabase/supabase-js';
import { type ChangedOrder, changedOrderSchema, type OrderChange } from 'shop-backend/contracts';

/**
 * Changes the workshop's state of an order; the customer gets the mails that go with it.
 * @param revision what the admin saw; null changes whatever is there
 * @throws when the database refuses, with `revision_conflict` if another admin changed it in between
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
 * Accepts a payment under review as paid.
 * @throws when the database refuses
 */
export async function acceptPayment(client: SupabaseClient, paymentId: string): Promise<void> {
  await client.rpc('accept_payment', { p_payment_id: paymentId }).throwOnError();
}
