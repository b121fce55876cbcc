import { shop } from '../../../config/shop.ts';
import { formatPrice } from '../../../lib/format-price.ts';
import { taxNote } from '../../../ui/price.tsx';

interface OrderedItemsProps {
  items: readonly { position: number; title: string; quantity: number; unitPriceCents: number }[];
  /** EUR cents, gross */
  totalCents: number;
}

/** What was ordered, and what it came to. */
export function OrderedItems({ items, totalCents }: OrderedItemsProps) {
  return (
    <>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {items.map((item) => (
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
