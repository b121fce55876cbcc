import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderStatusReply, OrderStatusRequest } from 'shop-backend/contracts';
import type { PublicEnv } from '#app/config/env.ts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { type ReadOrderStatus, readOrderStatus } from '../api/read-order-status.ts';
import { isLastOrder, readLastOrder } from './last-order.schema.ts';
import { takeLinkToken } from './order-link.ts';

/** State of the request for an order. Polling continues while unreachable. */
export type KnownOrder =
  | { readonly kind: 'loading' }
  | { readonly kind: 'found'; readonly reply: OrderStatusReply }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable' };

const quickIntervalMs = 1_500;
const slowIntervalMs = 5_000;
/** Number of polls at the short interval. */
const quickPolls = 20;

/**
 * Polls an order until its payment is settled.
 * @param order payment id or order number; sent with the access token of this browser's last order or of the opened
 * link, if it belongs to this order
 * @param onStatus called for every status received
 */
export function useOrderStatus(order: string, onStatus: (reply: OrderStatusReply) => void): KnownOrder {
  const env = usePublicEnv();
  const [known, setKnown] = useState<KnownOrder>({ kind: 'loading' });
  const handleStatus = useEffectEvent(onStatus);

  useEffect(() => {
    const controller = new AbortController();
    const linkToken = takeLinkToken(order);
    let timer: ReturnType<typeof setTimeout>;
    let isFailureLogged = false;
    let pollNext: (() => void) | null = null;
    const poll = async (attempt: number): Promise<void> => {
      pollNext = null;
      const reply = await requestStatus(env, { order, accessToken: ownAccessToken(order) ?? linkToken });
      if (controller.signal.aborted) return;
      if (reply.ok) {
        setKnown({ kind: 'found', reply: reply.value });
        handleStatus(reply.value);
        if (isSettled(reply.value)) return;
      } else if (reply.error.code === 'order_not_found' || reply.error.code === 'invalid_request') {
        setKnown({ kind: 'missing' });
        return;
      } else {
        if (!isFailureLogged) console.warn('The order could not be looked up', reply.error.code);
        isFailureLogged = true;
        setKnown((before) => (before.kind === 'found' ? before : { kind: 'unreachable' }));
      }
      pollNext = () => void poll(attempt + 1);
      timer = setTimeout(pollNext, attempt < quickPolls ? quickIntervalMs : slowIntervalMs);
    };
    // Polls immediately after the connection is restored.
    const pollNow = () => {
      if (pollNext === null) return;
      clearTimeout(timer);
      pollNext();
    };
    window.addEventListener('online', pollNow);
    void poll(1);
    return () => {
      controller.abort();
      clearTimeout(timer);
      window.removeEventListener('online', pollNow);
    };
  }, [env, order]);

  return known;
}

/** Reads the status of an order. Returns the failure `network` if a script cannot be loaded. */
async function requestStatus(env: PublicEnv, request: OrderStatusRequest): ReturnType<ReadOrderStatus> {
  try {
    const { browserFunctions } = await import('#app/lib/supabase/functions.ts');
    return await readOrderStatus(await browserFunctions(env), request);
  } catch {
    return { ok: false, error: { code: 'network', params: {} } };
  }
}

function isSettled({ status, isInReview }: OrderStatusReply): boolean {
  return isInReview || status === 'completed' || status === 'refunded';
}

function ownAccessToken(order: string): string | null {
  const lastOrder = readLastOrder();
  return isLastOrder(lastOrder, order) ? lastOrder.accessToken : null;
}
