import * as z from 'zod/mini';
import { requestLimits } from '../request-limits.ts';

const cents = z.int().check(z.nonnegative(), z.lte(requestLimits.cents));
const password = z.string().check(z.minLength(1), z.maxLength(200));

/** Why an order is cancelled (`order_cancellations.reason`). Never shown to the customer. */
export const cancelReasonSchema = z.enum(['Kundenwunsch', 'Nicht lieferbar', 'Widerruf', 'Irrtum', 'Betrug']);

/** The largest number of orders that one request changes or cancels. */
export const maxChangedOrders = 100;

const one = {
  /** Random UUID created when the dialog opens, kept until the order is cancelled: a double click cancels once. */
  key: z.uuid(),
  orderDbId: z.uuid(),
  /** `orders.revision` that the admin saw */
  revision: z.int().check(z.nonnegative()),
};

const common = {
  reason: cancelReasonSchema,
  /** Whether the customer gets the mail about the cancellation */
  notify: z.boolean(),
  /** Whether the admin has confirmed that an order is cancelled although it was shipped */
  evenIfShipped: z.boolean(),
};

/**
 * POST /functions/v1/cancel-order with an admin's bearer token: cancels an order and decides about its money in one
 * transaction. Idempotent by key.
 */
export const cancelOrderRequestSchema = z.object({
  ...one,
  ...common,
  /** An amount returns everything that is left now; `later` makes it an open case; `none`: nothing is paid. */
  refund: z.union([
    z.object({
      /** `refundableCents` and `refundedCents` as returned by `preview_cancellation` */
      amountCents: cents.check(z.positive()),
      refundedCents: cents,
      /** The admin's password, required again because money leaves the shop. */
      password,
    }),
    z.literal(['later', 'none']),
  ]),
});

/** Cancels several orders in one request, each in a transaction of its own. */
export const cancelOrdersRequestSchema = z.object({
  ...common,
  orders: z
    .array(
      z.object({
        ...one,
        refund: z.union([
          z.object({ amountCents: cents.check(z.positive()), refundedCents: cents }),
          z.literal(['later', 'none']),
        ]),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxChangedOrders)),
  /** Required if money of an order is returned now */
  password: z.optional(password),
});

/**
 * What happened to the money of a cancelled order. `none`: nothing was to be returned now. `requested`: PayPal has not
 * answered, and the sweep asks again. `failed`: PayPal refused, and the order is an open case.
 */
const refundStateSchema = z.enum(['none', 'completed', 'requested', 'failed']);

/**
 * 200 of cancel-order for one order; EUR cents. Errors: not_signed_in, not_allowed, order_not_found, already_cancelled,
 * revision_conflict, order_shipped (ask, then send `evenIfShipped`), cancel_needs_decision and refund_outdated (params:
 * {refundableCents, refundedCents}: show the amounts again), idempotency_conflict, and reauthentication_failed,
 * account_recently_changed and too_many_requests as in refund-order. If PayPal cannot be reached, the order is
 * cancelled all the same.
 */
export const cancelOrderReplySchema = z.object({
  status: z.literal('cancelled'),
  orderId: z.string(),
  revision: z.int(),
  refund: z.object({ state: refundStateSchema, amountCents: cents }),
});

/** 200 of cancel-order for several orders: each one with its result, or with the error that it was not cancelled for. */
export const cancelOrdersReplySchema = z.object({
  results: z.array(
    z.union([
      z.object({ orderDbId: z.uuid(), error: z.string() }),
      z.object({ orderDbId: z.uuid(), cancelled: cancelOrderReplySchema }),
    ]),
  ),
});

/** Result of `rpc('preview_cancellation', { p_order_ids })`: the money of each order, EUR cents. */
export const cancellationPreviewSchema = z.object({
  /** Until when (ISO 8601) the admin's recently changed account can refund nothing now; null if it can */
  lockedUntil: z.nullable(z.string()),
  orders: z.array(z.object({ id: z.uuid(), refundableCents: cents, refundedCents: cents })),
});

/** Result of `rpc('change_orders')`: each order with its error, or null if it was changed. */
export const changedOrdersSchema = z.array(z.object({ id: z.uuid(), error: z.nullable(z.string()) }));

export type CancelReason = z.infer<typeof cancelReasonSchema>;
export type CancelOrderRequest = z.infer<typeof cancelOrderRequestSchema>;
export type CancelOrderReply = z.infer<typeof cancelOrderReplySchema>;
export type CancelOrdersRequest = z.infer<typeof cancelOrdersRequestSchema>;
export type CancelOrdersReply = z.infer<typeof cancelOrdersReplySchema>;
export type CancellationPreview = z.infer<typeof cancellationPreviewSchema>;
