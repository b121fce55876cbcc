import type { Result } from 'configurator-core';
import type {
  CaptureOrderReply,
  GuestInfo,
  OrderLineRequest,
  PlaceOrderReply,
  PlaceOrderRequest,
  PriceChangedParams,
} from 'shop-backend/contracts';
import type { Buyer } from '../buyer/buyer.ts';
import { type CheckoutFailure, failure, type PaidOrder } from './checkout-failure.ts';

/** The idempotency key of an order, and the contents it was sent with. */
export interface Attempt {
  readonly idempotencyKey: string;
  /** Null until the key was sent; a key names one order and cannot be used for other contents. */
  readonly contents: string | null;
}

export interface CheckoutContext {
  readonly buyer: Buyer;
  /** Null for a signed-in user, whose profile holds the address. */
  readonly guestInfo: GuestInfo | null;
  readonly attempt: Attempt | null;
  readonly request: PlaceOrderRequest | null;
  readonly order: PlaceOrderReply | null;
  readonly paid: PaidOrder | null;
  readonly failure: CheckoutFailure | null;
}

/** Leaves the cart for the first open step. */
export interface StartEvent {
  readonly type: 'checkout.start';
  readonly lineCount: number;
  readonly freshKey: string;
  readonly buyer: Buyer;
  /** The address of a guest who continues at the payment, for example after a reload. */
  readonly guestInfo?: GuestInfo | null;
}

export type CheckoutEvent =
  | StartEvent
  | { type: 'checkout.leave' }
  | { type: 'address.submit'; guestInfo: GuestInfo }
  | { type: 'address.edit' }
  | { type: 'failure.dismiss' }
  | { type: 'script.retry' }
  | { type: 'order.place'; items: readonly OrderLineRequest[]; shownTotalCents: number; freshKey: string }
  | { type: 'payment.approve' }
  | { type: 'payment.cancel' }
  | { type: 'payment.fail'; code: 'payment_failed' | 'window_blocked' }
  | { type: 'payment.abandon' };

/** Events emitted to the page. */
export type CheckoutNotice =
  | { type: 'cart.empty' }
  | { type: 'address.saved'; guestInfo: GuestInfo }
  /** The profile of the signed-in user has no complete address. */
  | { type: 'address.missing' }
  | { type: 'script.failed' }
  | { type: 'order.placed'; order: PlaceOrderReply; request: PlaceOrderRequest }
  | { type: 'order.failed'; failure: CheckoutFailure }
  | { type: 'quote.changed'; quote: PriceChangedParams }
  | { type: 'payment.cancelled' }
  | { type: 'payment.failed'; failure: CheckoutFailure }
  | { type: 'order.paid'; paid: PaidOrder };

/** Replies of the functions: a refusal is a value, because it is expected. */
export type Placed = Result<PlaceOrderReply, CheckoutFailure>;
export type Captured = Result<CaptureOrderReply, CheckoutFailure>;

/** The value of a reply, null where it is a refusal. */
export function replyOf<T>(result: Result<T, CheckoutFailure>): T | null {
  return result.ok ? result.value : null;
}

/** The refusal in a reply. */
export function errorOf(result: Result<unknown, CheckoutFailure>): CheckoutFailure {
  return result.ok ? failure('internal_error') : result.error;
}

/**
 * What a state needs and the states before it have set.
 * @throws Error when the machine let a state be reached without it
 */
export function required<T>(value: T | null): T {
  if (value === null) throw new Error('The checkout reached a state without what it needs');
  return value;
}
