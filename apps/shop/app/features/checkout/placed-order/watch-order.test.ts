import type { OrderStatus } from 'shop-backend/contracts';
import { describe, expect, it } from 'vitest';
import type { ReadOrderStatus } from '../api/read-order-status.ts';
import { aPlacedOrder } from '../machine/checkout.fixtures.ts';
import { failure } from '../machine/checkout-failure.ts';
import { watchOrder } from './watch-order.ts';

const brief = { intervalMs: 1, totalMs: 10 };

/** Replies with one status after the other, then repeats the last one; null is a lost reply. */
function replyingWith(...statuses: readonly (OrderStatus | null)[]): { read: ReadOrderStatus; requests: unknown[] } {
  const requests: unknown[] = [];
  const read: ReadOrderStatus = async (request) => {
    const status = statuses[Math.min(requests.push(request), statuses.length) - 1] ?? null;
    if (status === null) return { ok: false, error: failure('network') };
    return { ok: true, value: { orderId: aPlacedOrder.orderId, status, isInReview: false, totalCents: 9_900 } };
  };
  return { read, requests };
}

describe('watching an order', () => {
  const signal = new AbortController().signal;

  it('The order is polled with the access token until it is paid, despite lost replies', async () => {
    const { read, requests } = replyingWith('pending', null, 'processing');
    expect(await watchOrder(read, aPlacedOrder, brief, signal)).toEqual({
      reference: aPlacedOrder.orderId,
      orderId: aPlacedOrder.orderId,
    });
    expect(requests).toHaveLength(3);
    expect(requests[0]).toEqual({ order: aPlacedOrder.orderId, accessToken: aPlacedOrder.accessToken });
  });

  it('Polling stops at a final state without payment', async () => {
    const { read, requests } = replyingWith('failed');
    expect(await watchOrder(read, aPlacedOrder, brief, signal)).toBeNull();
    expect(requests).toHaveLength(1);
  });

  it('Polling stops after the last retry', async () => {
    const { read, requests } = replyingWith('pending');
    expect(await watchOrder(read, aPlacedOrder, brief, signal)).toBeNull();
    expect(requests).toHaveLength(10);
  });

  it('Polling stops at once when it is aborted', async () => {
    const controller = new AbortController();
    const { read, requests } = replyingWith('pending');
    const watched = watchOrder(read, aPlacedOrder, { intervalMs: 60_000, totalMs: 60_000 }, controller.signal);
    controller.abort();
    expect(await watched).toBeNull();
    expect(requests).toHaveLength(0);
  });
});
