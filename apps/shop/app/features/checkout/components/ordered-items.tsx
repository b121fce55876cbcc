import type { TaxMode } from 'shop-backend/contracts';
import type { WorkingDays } from 'shop-backend/legal';
import { shop } from '#app/config/shop.ts';
import { formatPrice } from '#app/lib/formats/format-price.ts';
import { taxNote } from '#app/ui/content/price.tsx';
import { OrderedPiece } from '#app/ui/order/ordered-piece.tsx';
import type { PricePart } from '#app/ui/order/price-parts.tsx';
import { shippingText } from '../texts/shipping-text.ts';

/** A line of an order. Prices in EUR cents, gross. */
export interface OrderedItem {
  readonly position: number;
  readonly title: string;
  readonly quantity: number;
  readonly unitPriceCents: number;
  readonly basePriceCents?: number | undefined;
  readonly priceLines?: readonly PricePart[] | undefined;
  /** The configuration; null or missing for a ready-made article or if unknown. */
  readonly configuratorSettings?: Readonly<Record<string, unknown>> | null;
  /** Kind of garment; null or missing if there is none or if unknown. */
  readonly configuratorType?: string | null | undefined;
  /** Promised working days until it is handed to the carrier; null or missing: those of the shop. */
  readonly deliveryDays?: WorkingDays | null | undefined;
}

interface OrderedItemsProps {
  items: readonly OrderedItem[];
  /** EUR cents, gross, including shipping. */
  totalCents: number;
  /** Tax mode at the time of the order; by default the current one. */
  tax?: TaxMode | undefined;
  drawingOf?: DrawingOf | undefined;
}

/** Returns the URL of a line's drawing; null if there is none. */
export type DrawingOf = (item: OrderedItem) => string | null;

/** The ordered items and their total. */
export function OrderedItems({ items, totalCents, tax = shop.tax, drawingOf }: OrderedItemsProps) {
  const itemsTotalCents = items.reduce((sum, item) => sum + item.unitPriceCents * item.quantity, 0);
  return (
    <>
      <ul aria-label="Bestellte Artikel" className="mt-4 divide-y divide-line border-line border-y">
        {items.map((item) => (
          <li key={item.position} className="py-3">
            <div className="flex justify-between gap-4">
              <span className="min-w-0 break-words">
                <span className="tabular-nums">{`${item.quantity} × `}</span>
                <span>{item.title}</span>
              </span>
              <span className="shrink-0 tabular-nums">{formatPrice(item.unitPriceCents * item.quantity)}</span>
            </div>
            <OrderedPiece item={item} drawing={drawingOf?.(item) ?? null} />
          </li>
        ))}
      </ul>
      <dl className="space-y-1 pt-3">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">Versand</dt>
          <dd className="tabular-nums">{shippingText(totalCents - itemsTotalCents)}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <dt>
            Gesamtsumme <span className="inline-block font-normal text-ink-soft text-sm">{taxNote(tax)}</span>
          </dt>
          <dd className="tabular-nums">{formatPrice(totalCents)}</dd>
        </div>
      </dl>
    </>
  );
}
