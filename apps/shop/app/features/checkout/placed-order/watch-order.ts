import type { OrderStatus, PlaceOrderReply } from 'shop-backend/contracts';
import type { ReadOrderStatus } from '../api/read-order-status.ts';
import type { PaidOrder } from '../machine/checkout-failure.ts';

/** Interval and total duration of polling, in milliseconds. */
export interface WatchDuration {
  readonly intervalMs: number;
  readonly totalMs: number;
}

/** While the shopper is at PayPal, which may take long. */
export const longWatch: WatchDuration = { intervalMs: 4_000, totalMs: 30 * 60_000 };
/** After the approval, when the payment should arrive soon or its state is unknown. */
export const shortWatch: WatchDuration = { intervalMs: 1_500, totalMs: 15_000 };

/** Whether an order is paid. */
export function isPaid(status: OrderStatus): boolean {
  return status === 'processing' || status === 'completed';
}

/**
 * Polls an order until it is paid.
 * @returns null on timeout, on abort, or if the order cannot be paid any more
 */
export async function watchOrder(
  read: ReadOrderStatus,
  { orderId, accessToken }: Pick<PlaceOrderReply, 'orderId' | 'accessToken'>,
  { intervalMs, totalMs }: WatchDuration,
  signal: AbortSignal,
): Promise<PaidOrder | null> {
  for (let waitedMs = 0; waitedMs < totalMs && !signal.aborted; waitedMs += intervalMs) {
    await pause(intervalMs, signal);
    if (signal.aborted) return null;
    const reply = await read({ order: orderId, accessToken });
    if (!reply.ok) continue;
    if (isPaid(reply.value.status)) return { reference: orderId, orderId };
    if (reply.value.status !== 'pending') return null;
  }
  return null;
}

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, durationMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
