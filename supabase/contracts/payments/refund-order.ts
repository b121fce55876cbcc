import * as z from 'zod/mini';
import { requestLimits } from '../request-limits.ts';

const cents = z.int().check(z.nonnegative());
const refundCents = z.int().check(z.positive(), z.lte(requestLimits.cents));

/** Lines of an order that a refund returns: pieces by their position, and a part of the shipping. EUR cents, gross. */
export const refundLinesSchema = z.object({
  items: z
    .array(z.object({ position: z.int().check(z.nonnegative()), quantity: z.int().check(z.positive()) }))
    .check(z.maxLength(100)),
  shippingCents: cents.check(z.lte(requestLimits.cents)),
});

/**
 * POST /functions/v1/refund-order with an admin's bearer token, in two steps. `preview` returns what can be refunded
 * and changes nothing. `confirm` refunds it once per `refundKey`: the same key returns the same result. An order with
 * several payments is refunded as one, over as many of them as needed.
 */
export const refundOrderRequestSchema = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('preview'),
    orderDbId: z.uuid(),
    /** EUR cents; null: everything not yet refunded */
    amountCents: z.nullable(refundCents),
  }),
  z.object({
    step: z.literal('confirm'),
    orderDbId: z.uuid(),
    /** Random UUID created when the dialog opens, kept until the refund is done: a double click refunds once. */
    refundKey: z.uuid(),
    /** `amountCents` and `refundedCents` as returned by the preview */
    amountCents: refundCents,
    refundedCents: cents.check(z.lte(requestLimits.cents)),
    /** Lines that add up to `amountCents`, stated in the corrected invoice; null: a reduction of the price */
    lines: z._default(z.nullable(refundLinesSchema), null),
    /** Shown to the customer by PayPal, in the mail and in the corrected invoice; may be empty */
    reason: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    /** The admin's password, required again because money leaves the shop. */
    password: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
]);

/**
 * 200 of refund-order, for both steps; EUR cents. Errors: not_signed_in, not_allowed, order_not_found,
 * reauthentication_failed, account_recently_changed (params: {until}), too_many_requests (wrong passwords),
 * amount_not_refundable (params: {refundableCents}), refund_outdated (another refund was made: preview again; params:
 * {refundedCents, refundableCents}), invalid_request (lines that were not ordered, are already returned or do not add
 * up), idempotency_conflict, payment_refused (PayPal refused; params: {issue}),
 * payment_unavailable (the refund stays requested and is retried automatically).
 */
export const refundOrderReplySchema = z.object({
  /**
   * `requested`: PayPal is still processing it; the order's timeline shows the outcome. `partial`: PayPal refused the
   * refund of one of several payments.
   */
  status: z.enum(['preview', 'requested', 'completed', 'partial']),
  orderId: z.string(),
  /** Amount of all payments of the order */
  paidCents: cents,
  /** Total refunded so far, including this refund once it is completed */
  refundedCents: cents,
  /** Amount that can still be refunded, without pending refund requests */
  refundableCents: cents,
  /** Amount of this refund, without what PayPal refused */
  amountCents: cents,
});

/** A row of `refunds`, for admins. */
export const refundSchema = z.object({
  id: z.uuid(),
  /** The command that returned the money, as one refund for each payment */
  group_id: z.uuid(),
  order_id: z.uuid(),
  payment_id: z.string(),
  amount_cents: z.int(),
  /** What the whole group returns; null: an amount */
  lines: z.nullable(refundLinesSchema),
  reason: z.string(),
  status: z.enum(['requested', 'completed', 'failed']),
  failure: z.nullable(z.string()),
  created_at: z.string(),
  completed_at: z.nullable(z.string()),
});

export type RefundLines = z.infer<typeof refundLinesSchema>;
export type RefundOrderRequest = z.infer<typeof refundOrderRequestSchema>;
export type RefundOrderReply = z.infer<typeof refundOrderReplySchema>;
export type Refund = z.infer<typeof refundSchema>;
