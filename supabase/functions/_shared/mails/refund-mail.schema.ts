import * as z from 'zod/mini';

/** Payload of the mail `order_refunded`; amounts in EUR cents. */
export const refundMailSchema = z.object({
  /** What this command returned */
  refundCents: z._default(z.int(), 0),
  /** Total returned so far, of all payments of the order */
  refundedCents: z._default(z.int(), 0),
  /** What the order's payments had captured; null in a mail of an earlier version */
  paidCents: z._default(z.nullable(z.int()), null),
  reason: z._default(z.string(), ''),
  /** Number of the attached cancellation or correction; null: the order has no invoice */
  documentNumber: z._default(z.nullable(z.string()), null),
});

export type RefundMail = z.infer<typeof refundMailSchema>;
