import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { usePublicEnv } from '../../../lib/public-env.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { readOrderStatus } from '../api/read-order-status.ts';
import { readLastOrder } from '../last-order.schema.ts';
import { isPaid } from '../watch-order.ts';

/**
 * Tells a shopper who comes back to the cart that the order they left open has been paid meanwhile, for instance
 * because the tab was closed after the approval: they would otherwise order and pay the same again.
 */
export function PaidOrderNotice() {
  const orderId = usePaidOpenOrder();
  if (orderId === null) return null;
  return (
    <div role="status" className="mb-8 flex flex-wrap items-center justify-between gap-4 rounded-card bg-mist p-5">
      <p className="flex items-start gap-3">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-forest" />
        <span>
          <strong>Ihre Bestellung {orderId} ist bezahlt.</strong> Sie müssen sie nicht noch einmal aufgeben.
        </span>
      </p>
      <LinkButton to={paths.orderSuccess(orderId)} variant="secondary">
        Bestellung ansehen
      </LinkButton>
    </div>
  );
}

/** The number of this browser's last order if it was left unpaid here and is paid by now. */
function usePaidOpenOrder(): string | null {
  const env = usePublicEnv();
  const [paidOrderId, setPaidOrderId] = useState<string | null>(null);
  useEffect(() => {
    const lastOrder = readLastOrder();
    if (lastOrder?.status !== 'pending') return;
    const { orderId, accessToken } = lastOrder;
    let isCurrent = true;
    import('../../../lib/supabase/functions.ts')
      .then(({ browserFunctions }) => browserFunctions(env))
      .then((functions) => readOrderStatus(functions, { order: orderId, accessToken }))
      .then(
        (reply) => {
          if (isCurrent && reply.ok && isPaid(reply.value.status)) setPaidOrderId(orderId);
        },
        // Nobody answers: the notice is a courtesy, the server refuses to charge an order twice in any case.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [env]);
  return paidOrderId;
}
