import type { OrderStatus, PaymentWord, VisualStatus } from 'shop-backend/contracts';
import { paymentStatusText } from '#app/lib/formats/format-order.ts';
import { Badge } from '../content/badge.tsx';

interface OrderBadgesProps {
  order: { visualStatus: VisualStatus; status: OrderStatus; paymentWord: PaymentWord };
}

const tones = { Offen: 'neutral', 'In Bearbeitung': 'tape', Versendet: 'forest', Storniert: 'clay' } as const;

/** The production status and the payment status of an order. */
export function OrderBadges({ order }: OrderBadgesProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={tones[order.visualStatus]}>{order.visualStatus}</Badge>
      <span className="text-ink-soft text-sm">{paymentStatusText(order)}</span>
    </span>
  );
}
