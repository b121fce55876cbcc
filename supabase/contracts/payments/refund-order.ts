import * as z from 'zod/mini';
import { requestLimits } from '../request-limits.ts';

const cents = z.int().check(z.nonnegative());
const refundCents = z.int().check(z.positive(), z.lte(requestLimits.cents));

/**
 * POST /functions/v1/refund-order with an admin's bearer token, in two steps. `preview` changes nothing and says what
 * can be given back. `confirm` gives it back, once per `refundKey`: the same key again answers the same.
 */
export const refundOrderRequestSchema = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('preview'),
    orderDbId: z.uuid(),
    /** EUR cents; null: all that is left */
    amountCents: z.nullable(refundCents),
    /** Which payment, where an order has several; null: the order's own */
    paymentId: z._default(z.nullable(z.string().check(z.maxLength(64))), null),
  }),
  z.object({
    step: z.literal('confirm'),
    orderDbId: z.uuid(),
    /** Random UUID made when the dialog opens, kept until the refund is done: a double click refunds once. */
    refundKey: z.uuid(),
    /** As the preview named them */
    paymentId: z.string().check(z.maxLength(64)),
    amountCents: refundCents,
    refundedCents: cents.check(z.lte(requestLimits.cents)),
    /** Shown to the customer by PayPal and in the mail; may be empty */
    reason: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    /** The admin's own, asked again: money leaves the shop. */
    password: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
]);

/**
 * 200 of refund-order, of either step; EUR cents. Errors: not_signed_in, not_allowed, order_not_found,
 * reauthentication_failed, amount_not_refundable (params: {refundableCents}), refund_outdated (another admin gave back
 * meanwhile: preview again; params: {refundedCents, refundableCents}), idempotency_conflict, payment_refused (PayPal
 * refused; params: {issue}), payment_unavailable (the refund stays requested and goes on by itself).
 */
export const refundOrderReplySchema = z.object({
  /** `requested`: PayPal still works on it; the order's timeline shows the outcome. */
  status: z.enum(['preview', 'requested', 'completed']),
  orderId: z.string(),
  paymentId: z.string(),
  /** What was paid with this payment */
  paidCents: cents,
  /** Given back so far, this refund included once it is completed */
  refundedCents: cents,
  /** What can still be given back: requests under way are taken off */
  refundableCents: cents,
  /** What this refund gives back */
  amountCents: cents,
});

/** A row of `refunds`, for admins. */
export const refundSchema = z.object({
  id: z.uuid(),
  order_id: z.uuid(),
  payment_id: z.string(),
  amount_cents: z.int(),
  reason: z.string(),
  status: z.enum(['requested', 'completed', 'failed']),
  failure: z.nullable(z.string()),
  created_at: z.string(),
  completed_at: z.nullable(z.string()),
});

export type RefundOrderRequest = z.infer<typeof refundOrderRequestSchema>;
export type RefundOrderReply = z.infer<typeof refundOrderReplySchema>;
export type Refund = z.infer<typeof refundSchema>;
