import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderStatusReply } from 'shop-backend/contracts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { readOrderStatus } from '../api/read-order-status.ts';
import { isLastOrder, readLastOrder } from './last-order.schema.ts';
import { takeLinkToken } from './order-link.ts';

/** What is known of an order: still asking, its status, no such order, or unreachable (and it goes on asking). */
export type KnownOrder =
  | { readonly kind: 'asking' }
  | { readonly kind: 'found'; readonly reply: OrderStatusReply }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable' };

const quickIntervalMs = 1_500;
const slowIntervalMs = 5_000;
/** After so many quick questions an answer is not a matter of seconds any more. */
const quickQuestions = 20;

/**
 * Asks for an order until its payment is settled, and goes on while it is not.
 * @param order payment id or order number; the access token of this browser's last order, or of the link that was
 * opened, is sent along where it fits
 * @param onStatus called for every answer
 */
export function useOrderStatus(order: string, onStatus: (reply: OrderStatusReply) => void): KnownOrder {
  const env = usePublicEnv();
  const [known, setKnown] = useState<KnownOrder>({ kind: 'asking' });
  const handleStatus = useEffectEvent(onStatus);

  useEffect(() => {
    const controller = new AbortController();
    const linkToken = takeLinkToken(order);
    let timer: ReturnType<typeof setTimeout>;
    let isFailureLogged = false;
    let askNext: (() => void) | null = null;
    const ask = async (question: number): Promise<void> => {
      askNext = null;
      const { browserFunctions } = await import('#app/lib/supabase/functions.ts');
      const accessToken = ownAccessToken(order) ?? linkToken;
      const reply = await readOrderStatus(await browserFunctions(env), { order, accessToken });
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
      askNext = () => void ask(question + 1);
      timer = setTimeout(askNext, question < quickQuestions ? quickIntervalMs : slowIntervalMs);
    };
    // The connection is back: no need to wait for the next turn.
    const askNow = () => {
      if (askNext === null) return;
      clearTimeout(timer);
      askNext();
    };
    window.addEventListener('online', askNow);
    void ask(1);
    return () => {
      controller.abort();
      clearTimeout(timer);
      window.removeEventListener('online', askNow);
    };
  }, [env, order]);

  return known;
}

function isSettled({ status, isInReview }: OrderStatusReply): boolean {
  return isInReview || status === 'completed' || status === 'refunded';
}

function ownAccessToken(order: string): string | null {
  const lastOrder = readLastOrder();
  return isLastOrder(lastOrder, order) ? lastOrder.accessToken : null;
}
