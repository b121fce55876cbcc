import type { Result } from 'configurator-core';
import {
  type CaptureOrderReply,
  type ErrorCode,
  type PlaceOrderReply,
  type PriceChangedParams,
  priceChangedParamsSchema,
} from 'shop-backend/contracts';

/** Why a step of the checkout did not succeed: a code of the functions, or the way there was cut. */
export interface CheckoutFailure {
  readonly code: ErrorCode | 'network' | 'cancelled' | 'payment_failed' | 'window_blocked';
  readonly params: Readonly<Record<string, unknown>>;
}

/** How a paid order is named on the success page. */
export interface PaidOrder {
  /** Payment id, or the order number while the payment id is not known. */
  readonly reference: string;
  readonly orderId: string;
}

/** A failure; most carry no further facts. */
export function failure(code: CheckoutFailure['code'], params: CheckoutFailure['params'] = {}): CheckoutFailure {
  return { code, params };
}

/** The address is missing or no longer complete: the shopper has to see the form again. */
export function asksForAddress({ code }: CheckoutFailure): boolean {
  return code === 'address_required';
}

/** The session of a signed-in user has ended; the cart asks again who orders. */
export function isSessionLost({ code }: CheckoutFailure): boolean {
  return code === 'not_signed_in';
}

/**
 * The reply to an order of an account, once its session has ended: the function took the sender for a guest without an
 * address.
 */
export function withLostSession<T>(
  reply: Result<T, CheckoutFailure>,
  { isAccount, isSignedIn }: { isAccount: boolean; isSignedIn: boolean },
): Result<T, CheckoutFailure> {
  if (reply.ok || !asksForAddress(reply.error) || !isAccount || isSignedIn) return reply;
  return { ok: false, error: failure('not_signed_in') };
}

/** PayPal's final refusals; every other failed capture may be a reply that got lost after the money moved. */
export function isRefusal({ code }: CheckoutFailure): boolean {
  return ['instrument_declined', 'payment_not_approved', 'order_closed', 'too_many_requests'].includes(code);
}

/** The order was refused for one of its lines, which the cart takes for orderable. */
export function isAboutLine({ code }: CheckoutFailure): boolean {
  return ['article_unavailable', 'template_outdated', 'material_sold_out', 'configuration_invalid'].includes(code);
}

/** Failures after which the idempotency key would name the wrong order. */
export function invalidatesKey({ code }: CheckoutFailure): boolean {
  return code === 'idempotency_conflict' || code === 'order_closed';
}

/** The new quote inside a `price_changed`, EUR cents, gross. */
export function quoteOf({ code, params }: CheckoutFailure): PriceChangedParams | null {
  if (code !== 'price_changed') return null;
  const quote = priceChangedParamsSchema.safeParse(params);
  return quote.success ? quote.data : null;
}

/** The order an `order_already_paid` names. */
export function paidOrderOf({ code, params }: CheckoutFailure): PaidOrder | null {
  if (code !== 'order_already_paid' || typeof params.orderId !== 'string') return null;
  return {
    reference: typeof params.paymentId === 'string' ? params.paymentId : params.orderId,
    orderId: params.orderId,
  };
}

/** The order a capture has paid. */
export function paidBy(reply: Result<CaptureOrderReply, CheckoutFailure>): PaidOrder | null {
  return reply.ok ? { reference: reply.value.paymentId, orderId: reply.value.orderId } : null;
}

/** An order with an unconfirmed payment: named by its number, which its holder may look up. */
export function unconfirmedOrder({ orderId }: PlaceOrderReply): PaidOrder {
  return { reference: orderId, orderId };
}
