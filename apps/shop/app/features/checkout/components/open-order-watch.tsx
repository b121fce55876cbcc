import { useEffect, useEffectEvent } from 'react';
import type { OrderStatusReply } from 'shop-backend/contracts';
import { usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { readOrderStatus } from '../api/read-order-status.ts';
import { readLastOrder } from '../placed-order/last-order.schema.ts';
import { longWatch } from '../placed-order/watch-order.ts';

/**
 * Polls this browser's last order while it is unpaid. Its payment may be approved in a window opened before this page
 * was loaded. Also checks when the tab becomes visible or the connection is restored. Renders nothing.
 */
export function OpenOrderWatch({ onStatus }: { onStatus: (reply: OrderStatusReply) => void }) {
  const env = usePublicEnv();
  const report = useEffectEvent(onStatus);
  useEffect(() => {
    const startedAt = Date.now();
    let isCurrent = true;
    let isPolling = false;
    const poll = async () => {
      const lastOrder = readLastOrder();
      if (isPolling || lastOrder?.status !== 'pending' || document.visibilityState === 'hidden') return;
      isPolling = true;
      const { orderId, accessToken } = lastOrder;
      try {
        const { browserFunctions } = await import('#app/lib/supabase/functions.ts');
        const reply = await readOrderStatus(await browserFunctions(env), { order: orderId, accessToken });
        if (isCurrent && reply.ok && reply.value.status !== 'pending') report(reply.value);
      } catch {
        // Ignored until the next poll: the server never charges an order twice.
      } finally {
        isPolling = false;
      }
    };
    const pollNow = () => void poll();
    const timer = setInterval(() => {
      if (Date.now() - startedAt < longWatch.totalMs) pollNow();
    }, longWatch.intervalMs);
    document.addEventListener('visibilitychange', pollNow);
    window.addEventListener('online', pollNow);
    pollNow();
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', pollNow);
      window.removeEventListener('online', pollNow);
    };
  }, [env]);
  return null;
}
