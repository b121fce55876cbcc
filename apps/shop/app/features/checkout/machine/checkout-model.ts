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

/** The idempotency key of an order, and the contents sent with it. */
export interface Attempt {
  readonly idempotencyKey: string;
  /** Null until the key was sent. A key belongs to one order and cannot be used for other contents. */
  readonly contents: string | null;
}

export interface CheckoutContext {
  readonly buyer: Buyer;
  /** Null for a signed-in user, whose address is in the profile. */
  readonly guestInfo: GuestInfo | null;
  readonly attempt: Attempt | null;
  readonly request: PlaceOrderRequest | null;
  readonly order: PlaceOrderReply | null;
  readonly paid: PaidOrder | null;
  readonly failure: CheckoutFailure | null;
}

/** Starts the checkout at the first open step. */
export interface StartEvent {
  readonly type: 'checkout.start';
  readonly lineCount: number;
  readonly freshKey: string;
  readonly buyer: Buyer;
  /** Address of a guest who resumes at the payment, for example after a reload. */
  readonly guestInfo?: GuestInfo | null;
}

export type CheckoutEvent =
  | StartEvent
  | { type: 'checkout.leave' }
  /** The last line was removed elsewhere, for example in another tab. */
  | { type: 'cart.emptied' }
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

/** Replies of the functions. A rejection is a value, because it is expected. */
export type Placed = Result<PlaceOrderReply, CheckoutFailure>;
export type Captured = Result<CaptureOrderReply, CheckoutFailure>;

/** Returns the value of a reply, or null if it was rejected. */
export function replyOf<T>(result: Result<T, CheckoutFailure>): T | null {
  return result.ok ? result.value : null;
}

/** Returns the failure of a reply. */
export function errorOf(result: Result<unknown, CheckoutFailure>): CheckoutFailure {
  return result.ok ? failure('internal_error') : result.error;
}

/**
 * Returns a context value that earlier states must have set.
 * @throws Error if it is null, which is a bug in the machine
 */
export function required<T>(value: T | null): T {
  if (value === null) throw new Error('A value required in this state of the checkout is missing');
  return value;
}
