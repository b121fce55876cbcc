import type { OrderStatus, PlaceOrderReply } from 'shop-backend/contracts';
import type { ReadOrderStatus } from '../api/read-order-status.ts';
import type { PaidOrder } from '../machine/checkout-failure.ts';

/** How long an order is watched, in milliseconds. */
export interface WatchDuration {
  readonly intervalMs: number;
  readonly totalMs: number;
}

/** While the shopper is at PayPal: they may take their time. */
export const longWatch: WatchDuration = { intervalMs: 4_000, totalMs: 30 * 60_000 };
/** After the approval: the payment is about to arrive, or its state is unknown. */
export const shortWatch: WatchDuration = { intervalMs: 1_500, totalMs: 15_000 };

/** Whether the money of an order has arrived. */
export function isPaid(status: OrderStatus): boolean {
  return status === 'processing' || status === 'completed';
}

/**
 * Asks for an order again and again until it is paid.
 * @returns null when it was not paid in that time, or never will be
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
