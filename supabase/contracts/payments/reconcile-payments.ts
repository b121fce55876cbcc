import * as z from 'zod/mini';

const day = z.iso.date();
const cents = z.int();

/** POST /functions/v1/reconcile-payments with an admin's bearer token: payments captured from the one day to the other. */
export const reconcilePaymentsRequestSchema = z.object({
  /** First day, `2026-11-01`, UTC */
  from: day,
  /** Last day, included; at most 366 days after the first */
  to: day,
});

/** A payment about which the shop and PayPal do not say the same; amounts in EUR cents, after refunds. */
export const reconciliationRowSchema = z.object({
  paymentId: z.string(),
  orderDbId: z.nullable(z.uuid()),
  orderId: z.nullable(z.string()),
  /** What the shop has written down; 0: it knows nothing of it */
  ledgerCents: cents,
  /** What PayPal says; 0: it knows nothing of it */
  paypalCents: cents,
  differenceCents: cents,
  finding: z.enum(['missing_at_paypal', 'missing_here', 'amount_differs', 'payment_without_order']),
});

/** 200 of reconcile-payments. All is well when `differenceCents` is 0 and `rows` is empty. */
export const reconcilePaymentsReplySchema = z.object({
  from: day,
  to: day,
  /** How many payments were compared */
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
