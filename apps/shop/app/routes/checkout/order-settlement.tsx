import { OpenOrderWatch } from '#app/features/checkout/components/open-order-watch.tsx';
import { isPaid } from '#app/features/checkout/placed-order/watch-order.ts';
import { settleOrder } from './settle-order.ts';

/** Settles this browser's last order as soon as it is paid. @param onPaid called with the order number */
export function OrderSettlement({ onPaid }: { onPaid: (orderId: string) => void }) {
  return (
    <OpenOrderWatch
      onStatus={(reply) => {
        settleOrder(reply);
        if (isPaid(reply.status)) onPaid(reply.orderId);
      }}
    />
  );
}
