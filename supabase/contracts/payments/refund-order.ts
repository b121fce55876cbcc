import * as z from 'zod/mini';
import { requestLimits } from '../request-limits.ts';

const cents = z.int().check(z.nonnegative());
const refundCents = z.int().check(z.positive(), z.lte(requestLimits.cents));

/**
 * POST /functions/v1/refund-order with an admin's bearer token, in two steps. `preview` returns what can be refunded
 * and changes nothing. `confirm` refunds it once per `refundKey`: the same key returns the same result.
 */
export const refundOrderRequestSchema = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('preview'),
    orderDbId: z.uuid(),
    /** EUR cents; null: everything not yet refunded */
    amountCents: z.nullable(refundCents),
    /** Payment to refund, if an order has several; null: the order's `payment_id` */
    paymentId: z._default(z.nullable(z.string().check(z.maxLength(64))), null),
  }),
  z.object({
    step: z.literal('confirm'),
    orderDbId: z.uuid(),
    /** Random UUID created when the dialog opens, kept until the refund is done: a double click refunds once. */
    refundKey: z.uuid(),
    /** `paymentId`, `amountCents` and `refundedCents` as returned by the preview */
    paymentId: z.string().check(z.maxLength(64)),
    amountCents: refundCents,
    refundedCents: cents.check(z.lte(requestLimits.cents)),
    /** Shown to the customer by PayPal and in the mail; may be empty */
    reason: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    /** The admin's password, required again because money leaves the shop. */
    password: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
]);

/**
 * 200 of refund-order, for both steps; EUR cents. Errors: not_signed_in, not_allowed, order_not_found,
 * reauthentication_failed, amount_not_refundable (params: {refundableCents}), refund_outdated (another refund was made:
 * preview again; params: {refundedCents, refundableCents}), idempotency_conflict, payment_refused (PayPal refused;
 * params: {issue}), payment_unavailable (the refund stays requested and is retried automatically).
 */
export const refundOrderReplySchema = z.object({
  /** `requested`: PayPal is still processing it; the order's timeline shows the outcome. */
  status: z.enum(['preview', 'requested', 'completed']),
  orderId: z.string(),
  paymentId: z.string(),
  /** Amount of this payment */
  paidCents: cents,
  /** Total refunded so far, including this refund once it is completed */
  refundedCents: cents,
  /** Amount that can still be refunded, without pending refund requests */
  refundableCents: cents,
  /** Amount of this refund */
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
