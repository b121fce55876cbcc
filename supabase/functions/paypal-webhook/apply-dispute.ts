import * as z from 'zod/mini';
import { callDatabase, readRows } from '../_shared/call-database.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { type PayPalDispute, type PayPalEvent, paypalDisputeSchema } from '../_shared/paypal/paypal.schema.ts';
import { disputeFacts } from './dispute-facts.ts';

/**
 * Applies an event about a dispute. The dispute is read from PayPal again. The event's own copy is used if PayPal does
 * not show disputes to the shop's app.
 * @returns the reason for a retry; null if the event is processed
 */
export async function applyDispute(deps: FunctionDeps, event: PayPalEvent): Promise<string | null> {
  const reported = paypalDisputeSchema.safeParse(event.resource);
  if (!reported.success) return 'The event names no dispute';
  const read = await deps.paypal.getDispute(reported.data.dispute_id);
  if (!read.ok && ![403, 404].includes(read.error.status)) return 'PayPal could not be asked';
  const dispute = read.ok ? read.value : reported.data;
  const paymentId = await findPayment(deps, dispute);
  if (paymentId === null) return 'The dispute names no payment of the shop';
  const facts = disputeFacts(dispute);
  if (facts === null) return 'The dispute has no amount';
  const isKnown = await callDatabase(
    deps.database,
    'record_dispute',
    {
      p_dispute_id: dispute.dispute_id,
      p_payment_id: paymentId,
      p_amount_cents: facts.amountCents,
      p_currency: facts.currency,
      p_reason: dispute.reason,
      p_state: facts.state,
      p_respond_by: dispute.seller_response_due_date ?? null,
      p_updated_at: dispute.update_time ?? dispute.create_time ?? event.create_time ?? deps.now().toISOString(),
      p_returned_cents: facts.returnedCents,
    },
    z.boolean(),
  );
  return isKnown ? null : 'The payment of the dispute is not stored yet';
}

/** Returns the first disputed payment that the shop knows. */
async function findPayment({ database }: FunctionDeps, dispute: PayPalDispute): Promise<string | null> {
  const ids = dispute.disputed_transactions.flatMap(({ seller_transaction_id: id }) => id ?? []);
  const [payment] = await readRows(
    database.from('payments').select('payment_id').in('payment_id', ids).order('payment_id').limit(1),
    z.array(z.object({ payment_id: z.string() })),
  );
  return payment?.payment_id ?? null;
}
