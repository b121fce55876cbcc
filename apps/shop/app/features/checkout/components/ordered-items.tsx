import { shop } from '../../../config/shop.ts';
import { formatPrice } from '../../../lib/format-price.ts';
import { taxNote } from '../../../ui/price.tsx';
import type { LastOrder } from '../last-order.schema.ts';

/** What was ordered, from the local order summary. */
export function OrderedItems({ order }: { order: LastOrder }) {
  const totalCents = Math.round(order.total * 100);
  return (
    <>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {order.items.map((item) => (
          <li key={item.position} className="flex justify-between gap-4 py-3">
            <span>
              <span className="tabular-nums">{item.quantity} × </span>
              {item.title}
            </span>
            <span className="shrink-0 tabular-nums">{formatPrice(item.unitPriceCents * item.quantity)}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 pt-3 font-semibold">
        <span>
          Gesamtsumme <span className="font-normal text-ink-soft text-sm">{taxNote(shop.tax)}, Versand kostenlos</span>
        </span>
        <span className="tabular-nums">{formatPrice(totalCents)}</span>
      </p>
    </>
  );
}
