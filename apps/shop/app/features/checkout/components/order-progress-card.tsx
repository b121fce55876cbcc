import type { ReactNode } from 'react';
import type { OrderProgress, OrderStatus } from 'shop-backend/contracts';
import { Card } from '#app/ui/content/card.tsx';
import { OrderBadges } from '#app/ui/order/order-badges.tsx';
import { OrderTimeline } from '#app/ui/order/order-timeline.tsx';
import { Tracking } from '#app/ui/order/tracking.tsx';

interface OrderProgressCardProps {
  progress: OrderProgress;
  status: OrderStatus;
  /** Shown at the end of the card, for example the documents. */
  children?: ReactNode;
}

/** Anchor of the card's heading. */
export const progressHeadingId = 'stand';

/** Progress of an order in the workshop and in delivery, for its owner or the holder of its link. */
export function OrderProgressCard({ progress, status, children }: OrderProgressCardProps) {
  return (
    <Card className="mt-6 p-6">
      <h2 id={progressHeadingId} className="text-xl">
        Stand der Bestellung
      </h2>
      <p className="mt-2">
        <OrderBadges order={{ visualStatus: progress.visualStatus, status, paymentWord: progress.paymentWord }} />
      </p>
      {progress.trackingNumber !== null && (
        <p className="mt-3">
          <span className="text-ink-soft">Sendungsnummer: </span>
          <Tracking carrier={progress.trackingCarrier} number={progress.trackingNumber} />
        </p>
      )}
      <div className="mt-5">
        <OrderTimeline entries={progress.timeline} />
      </div>
      {children !== undefined && <div className="no-print mt-5">{children}</div>}
    </Card>
  );
}
