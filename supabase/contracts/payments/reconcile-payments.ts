import * as z from 'zod/mini';

const day = z.iso.date();
const cents = z.int();

/** POST /functions/v1/reconcile-payments with an admin's bearer token: payments captured between two days. */
export const reconcilePaymentsRequestSchema = z.object({
  /** First day, `2026-11-01`, UTC */
  from: day,
  /** Last day, included; at most 366 days after the first */
  to: day,
});

/** A payment with a discrepancy, mostly between the shop and PayPal; amounts in EUR cents, after refunds. */
export const reconciliationRowSchema = z.object({
  paymentId: z.string(),
  orderDbId: z.nullable(z.uuid()),
  orderId: z.nullable(z.string()),
  /** Amount recorded by the shop; 0 if it has no record of the payment */
  ledgerCents: cents,
  /** Amount reported by PayPal; 0 if PayPal does not list the payment */
  paypalCents: cents,
  differenceCents: cents,
  finding: z.enum(['missing_at_paypal', 'missing_here', 'amount_differs', 'payment_without_order']),
});

/** 200 of reconcile-payments. There is no discrepancy if `differenceCents` is 0 and `rows` is empty. */
export const reconcilePaymentsReplySchema = z.object({
  from: day,
  to: day,
  /** Number of payments compared */
  payments: z.int(),
  ledgerCents: cents,
  paypalCents: cents,
  /** ledger minus PayPal */
  differenceCents: cents,
  rows: z.array(reconciliationRowSchema),
});

export type ReconcilePaymentsRequest = z.infer<typeof reconcilePaymentsRequestSchema>;
export type ReconciliationRow = z.infer<typeof reconciliationRowSchema>;
export type ReconcilePaymentsReply = z.infer<typeof reconcilePaymentsReplySchema>;
