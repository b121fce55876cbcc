import { useCallback, useEffect, useState } from 'react';
import type { OrderStatusReply } from 'shop-backend/contracts';
import { useSession } from '#app/lib/session/use-session.ts';
import { isLastOrder, type LastOrder, readLastOrder } from '../placed-order/last-order.schema.ts';
import { takeLinkToken } from '../placed-order/order-link.ts';
import { useOrderStatus } from '../placed-order/use-order-status.ts';
import { ClaimOrder } from './claim-order.tsx';
import { ConfirmationView, type ConfirmationViewProps } from './confirmation-view.tsx';

interface OrderConfirmationProps extends Pick<ConfirmationViewProps, 'drawingOf' | 'rememberMeasures'> {
  /** Payment id or order number */
  order: string;
  onStatus: (reply: OrderStatusReply) => void;
}

/** Confirms an order with its number and polls its payment until it is settled. */
export function OrderConfirmation({ order, onStatus, drawingOf, rememberMeasures }: OrderConfirmationProps) {
  const known = useOrderStatus(order, onStatus);
  const lastOrder = useLastOrder(order);
  const readable = useCallback(
    () => ({ order, accessToken: lastOrder?.accessToken ?? takeLinkToken(order) }),
    [order, lastOrder],
  );
  const isGuest = useSession().status === 'guest';
  const isGuestOrder = known.kind === 'found' && known.reply.isGuestOrder === true;
  return (
    <ConfirmationView
      order={order}
      known={known}
      lastOrder={lastOrder}
      readable={readable}
      isGuest={isGuest}
      drawingOf={drawingOf}
      rememberMeasures={rememberMeasures}
    >
      {isGuestOrder && <ClaimOrder order={order} accessToken={() => readable().accessToken} />}
    </ConfirmationView>
  );
}

/** Returns the local summary of the order; null during server rendering. */
function useLastOrder(order: string): LastOrder | null {
  const [lastOrder, setLastOrder] = useState<LastOrder | null>(null);
  useEffect(() => {
    const stored = readLastOrder();
    setLastOrder(isLastOrder(stored, order) ? stored : null);
  }, [order]);
  return lastOrder;
}
