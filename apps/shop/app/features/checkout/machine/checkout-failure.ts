import type { Result } from 'configurator-core';
import {
  type CaptureOrderReply,
  type ErrorCode,
  type PlaceOrderReply,
  type PriceChangedParams,
  priceChangedParamsSchema,
} from 'shop-backend/contracts';

/**
 * Why a step of the checkout failed: an error code of the functions, of the network or of the payment window, or
 * `buyer_changed` if a guest has signed in in another tab.
 */
export interface CheckoutFailure {
  readonly code: ErrorCode | 'network' | 'cancelled' | 'payment_failed' | 'window_blocked' | 'buyer_changed';
  readonly params: Readonly<Record<string, unknown>>;
}

/** Identifiers of a paid order, for the success page. */
export interface PaidOrder {
  /** Payment id, or the order number while the payment id is unknown. */
  readonly reference: string;
  readonly orderId: string;
}

/** Creates a failure. Most have no parameters. */
export function failure(code: CheckoutFailure['code'], params: CheckoutFailure['params'] = {}): CheckoutFailure {
  return { code, params };
}

/** Whether the address is missing or incomplete, so that the form must be shown again. */
export function requiresAddress({ code }: CheckoutFailure): boolean {
  return code === 'address_required';
}

/**
 * Whether a user's session has ended, a guest has signed in, or the profile has another address than the one shown. The
 * cart then determines the buyer again.
 */
export function isBuyerOutdated({ code }: CheckoutFailure): boolean {
  return code === 'not_signed_in' || code === 'buyer_changed' || code === 'recipient_changed';
}

/**
 * Replaces an `address_required` error by `not_signed_in` if the session of an account has ended: the function then
 * treats the request as that of a guest without an address.
 */
export function withLostSession<T>(
  reply: Result<T, CheckoutFailure>,
  { isAccount, isSignedIn }: { isAccount: boolean; isSignedIn: boolean },
): Result<T, CheckoutFailure> {
  if (reply.ok || !requiresAddress(reply.error) || !isAccount || isSignedIn) return reply;
  return { ok: false, error: failure('not_signed_in') };
}

/** Whether a capture was finally rejected. After any other failure the payment may still have succeeded. */
export function isRefusal({ code }: CheckoutFailure): boolean {
  return ['instrument_declined', 'payment_not_approved', 'order_closed', 'too_many_requests'].includes(code);
}

/** Whether the order was rejected because of a line that the cart considers orderable. */
export function isAboutLine({ code }: CheckoutFailure): boolean {
  return ['article_unavailable', 'template_outdated', 'material_sold_out', 'configuration_invalid'].includes(code);
}

/** Whether the idempotency key must not be used again, because it belongs to a different or closed order. */
export function invalidatesKey({ code }: CheckoutFailure): boolean {
  return code === 'idempotency_conflict' || code === 'order_closed';
}

/** Returns the new quote of a `price_changed` failure, else null. EUR cents, gross. */
export function quoteOf({ code, params }: CheckoutFailure): PriceChangedParams | null {
  if (code !== 'price_changed') return null;
  const quote = priceChangedParamsSchema.safeParse(params);
  return quote.success ? quote.data : null;
}

/** Returns the order of an `order_already_paid` failure, else null. */
export function paidOrderOf({ code, params }: CheckoutFailure): PaidOrder | null {
  if (code !== 'order_already_paid' || typeof params.orderId !== 'string') return null;
  return {
    reference: typeof params.paymentId === 'string' ? params.paymentId : params.orderId,
    orderId: params.orderId,
  };
}

/** Returns the order paid by a capture, or null if the capture failed. */
export function paidBy(reply: Result<CaptureOrderReply, CheckoutFailure>): PaidOrder | null {
  return reply.ok ? { reference: reply.value.paymentId, orderId: reply.value.orderId } : null;
}

/** Identifies an order with an unconfirmed payment by its number. */
export function unconfirmedOrder({ orderId }: PlaceOrderReply): PaidOrder {
  return { reference: orderId, orderId };
}
