import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';

const findingsSchema = z.array(
  z
    .object({
      order_db_id: z.guid().nullable(),
      order_id: z.string().nullable(),
      total_cents: z.int().nullable(),
      payment_id: z.string().nullable(),
      amount_cents: z.int().nullable(),
      finding: z.enum([
        'payment_without_order',
        'order_without_payment',
        'review',
        'dispute_open',
        'dispute_lost',
        'cancelled_not_refunded',
        'amount_differs',
        'order_not_settled',
      ]),
    })
    .transform((row) => ({
      orderDbId: row.order_db_id,
      orderId: row.order_id,
      totalCents: row.total_cents,
      paymentId: row.payment_id,
      paidCents: row.amount_cents,
      finding: row.finding,
    })),
);

/** An order and a payment that do not match, or one without the other. Amounts in EUR cents, gross. */
export type OpenFinding = z.output<typeof findingsSchema>[number];

/** Returns the differences between the shop's orders and payments, oldest first. @throws if the request fails */
export async function listOpenFindings(client: SupabaseClient): Promise<readonly OpenFinding[]> {
  const { data } = await client
    .from('payment_reconciliation')
    .select('order_db_id, order_id, total_cents, payment_id, amount_cents, finding')
    .order('created_at')
    .throwOnError();
  return findingsSchema.parse(data);
}
