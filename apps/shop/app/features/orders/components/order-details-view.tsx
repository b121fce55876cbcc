import type { ReactNode } from 'react';
import { formatMoment } from '#app/lib/formats/format-date.ts';
import { formatPrice } from '#app/lib/formats/format-price.ts';
import { taxNote } from '#app/ui/content/price.tsx';
import { OrderBadges } from '#app/ui/order/order-badges.tsx';
import { OrderDocuments } from '#app/ui/order/order-documents.tsx';
import { OrderTimeline } from '#app/ui/order/order-timeline.tsx';
import { OrderedPiece } from '#app/ui/order/ordered-piece.tsx';
import { Tracking } from '#app/ui/order/tracking.tsx';
import type { OrderDetails, OrderItem } from '../order.ts';
import { paymentMethodLabel } from '../payment-method.ts';
import { PrintButtons } from './print-buttons.tsx';

interface OrderDetailsViewProps {
  order: OrderDetails;
  /** Returns the URL of an item's drawing; null if there is none. */
  drawingOf?: ((item: OrderItem) => string | null) | undefined;
}

/** Details of an order, read-only. */
export function OrderDetailsView({ order, drawingOf }: OrderDetailsViewProps) {
  return (
    <div className="space-y-6">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact term="Datum">{formatMoment(order.createdAt)}</Fact>
        <Fact term="Status">
          <OrderBadges order={order} />
        </Fact>
        <Fact term="Sendungsnummer">
          <Tracking carrier={order.trackingCarrier} number={order.trackingNumber} />
        </Fact>
        <Fact term="Zahlungsart">{paymentMethodLabel(order.paymentMethod)}</Fact>
        {order.invoiceNumber !== null && <Fact term="Rechnungsnummer">{order.invoiceNumber}</Fact>}
        <Fact term="Lieferadresse">
          <address className="not-italic">
            {order.recipientLines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Fact>
      </dl>
      <Items order={order} drawingOf={drawingOf} />
      <section>
        <h3 className="mb-3 text-lg">Dokumente</h3>
        <OrderDocuments documents={order.documents} readable={() => ({ order: order.orderId })} />
        <PrintButtons order={order} />
      </section>
      <section>
        <h3 className="mb-3 text-lg">Verlauf</h3>
        <OrderTimeline entries={order.timeline} />
      </section>
    </div>
  );
}

function Items({ order, drawingOf }: OrderDetailsViewProps) {
  return (
    <section>
      <h3 className="text-lg">Artikel</h3>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {order.items.map((item) => (
          <li key={item.position} className="py-3">
            <div className="flex items-baseline justify-between gap-4">
              <p className="min-w-0 break-words">
                <span className="tabular-nums">{`${item.quantity} × `}</span>
                <span>{item.title}</span>
              </p>
              <p className="shrink-0 tabular-nums">{formatPrice(item.unitPriceCents * item.quantity)}</p>
            </div>
            <OrderedPiece item={item} drawing={drawingOf?.(item) ?? null} />
          </li>
        ))}
      </ul>
      <dl className="space-y-1 pt-3">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">Versand</dt>
          <dd className="tabular-nums">{order.shippingCents === 0 ? 'Kostenlos' : formatPrice(order.shippingCents)}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <dt>
            Gesamtsumme <span className="inline-block font-normal text-ink-soft text-sm">{taxNote(order.tax)}</span>
          </dt>
          <dd className="tabular-nums">{formatPrice(order.totalCents)}</dd>
        </div>
      </dl>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
