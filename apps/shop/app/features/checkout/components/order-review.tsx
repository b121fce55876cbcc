import './order-review.css';
import { ChevronDown } from 'lucide-react';
import { shop } from '#app/config/shop.ts';
import { formatPrice } from '#app/lib/formats/format-price.ts';
import { formatWorkingDays } from '#app/lib/formats/format-working-days.ts';
import { AlterationPromise } from '#app/ui/content/alteration-promise.tsx';
import { ArticleThumbnail } from '#app/ui/content/article-thumbnail.tsx';
import { GuaranteeNotice } from '#app/ui/content/guarantee-notice.tsx';
import { taxNote } from '#app/ui/content/price.tsx';
import type { CheckoutItem, ItemTerms } from '../machine/checkout-item.ts';
import { withdrawalText } from '../texts/item-terms-text.ts';
import type { OrderTotals } from '../texts/order-totals.ts';
import { shippingText } from '../texts/shipping-text.ts';

interface OrderReviewProps {
  items: readonly CheckoutItem[];
  totals: OrderTotals;
}

/** Number of features shown of each item; the others are folded. */
const KEY_FACTS = 5;

/**
 * Summary before ordering: items with their picture and key facts, delivery time and right of withdrawal, the notice on
 * the guarantee, shipping and total. Must be directly above the order button, with nothing in between (§ 312j BGB). On
 * phones the total stays in view.
 */
export function OrderReview({ items, totals }: OrderReviewProps) {
  return (
    <>
      <ul aria-label="Ihre Artikel" className="divide-y divide-line border-line border-y">
        {items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </ul>
      <section aria-label="Gewährleistung" className="mt-4 text-ink-soft text-sm">
        <GuaranteeNotice />
      </section>
      {/* Its rows are children of the page's section, in which the total is sticky. */}
      <dl className="contents">
        <div className="mt-4 flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">Zwischensumme</dt>
          <dd className="tabular-nums">{formatPrice(totals.itemsTotalCents)}</dd>
        </div>
        <div className="mt-2 flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">Versand</dt>
          <dd className="tabular-nums">{shippingText(totals.shippingCents)}</dd>
        </div>
        <div className="order-total mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3 pb-4 font-semibold text-lg sm:text-xl">
          <dt>
            Gesamtsumme <span className="inline-block font-normal text-ink-soft text-sm">{taxNote(shop.tax)}</span>
          </dt>
          <dd className="shrink-0 tabular-nums">{formatPrice(totals.totalCents)}</dd>
        </div>
      </dl>
    </>
  );
}

function Item({ item }: { item: CheckoutItem }) {
  const { title, imageUrl, drawing, quantity, unitPriceCents, previousUnitPriceCents, features, terms } = item;
  return (
    <li className="py-4">
      <div className="flex gap-4">
        <ArticleThumbnail imageUrl={imageUrl} drawing={drawing} className="h-20 w-24 sm:h-28 sm:w-40" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="min-w-0 break-words font-semibold">
              <span className="tabular-nums">{`${quantity} × `}</span>
              <span>{title}</span>
            </p>
            <p className="shrink-0 font-semibold tabular-nums">{formatPrice(unitPriceCents * quantity)}</p>
          </div>
          {previousUnitPriceCents !== undefined && (
            <p className="mt-1 text-clay text-sm">
              {[
                'Der Preis hat sich geändert:',
                `vorher ${formatPrice(previousUnitPriceCents)},`,
                `jetzt ${formatPrice(unitPriceCents)} je Stück.`,
              ].join(' ')}
            </p>
          )}
          {features.length > 0 && <Features features={features.slice(0, KEY_FACTS)} className="mt-1" />}
        </div>
      </div>
      {features.length > KEY_FACTS && (
        <details className="group">
          <summary className="-ml-2 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-control px-2 font-medium text-forest text-sm hover:bg-mist [&::-webkit-details-marker]:hidden">
            <span>{`Weitere Angaben (${features.length - KEY_FACTS})`}</span>
            <ChevronDown
              aria-hidden
              className="size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <Features features={features.slice(KEY_FACTS)} className="mb-2 gap-x-6 sm:grid-cols-2" />
        </details>
      )}
      {terms !== null && <Terms terms={terms} />}
    </li>
  );
}

function Features({ features, className }: Pick<CheckoutItem, 'features'> & { className: string }) {
  return (
    <dl className={`grid gap-y-0.5 text-sm ${className}`}>
      {features.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="inline text-ink-soft">{`${label}: `}</dt>
          <dd className="inline [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Terms({ terms }: { terms: ItemTerms }) {
  return (
    <dl className="mt-2 space-y-0.5 border-tape border-l-2 pl-3 text-sm">
      <div>
        <dt className="inline font-semibold">Lieferzeit: </dt>
        <dd className="inline">{formatWorkingDays(terms.deliveryDays)}</dd>
      </div>
      <div>
        <dt className="inline font-semibold">Voraussichtliche Lieferung: </dt>
        <dd className="inline">{terms.expectedDelivery}</dd>
      </div>
      <div>
        <dt className="inline font-semibold">Widerruf: </dt>
        <dd className="inline">{withdrawalText(terms)}</dd>
      </div>
      {terms.isWithdrawalExcluded && (
        <div>
          <dt className="inline font-semibold">Passform: </dt>
          <dd className="inline">
            <AlterationPromise />
          </dd>
        </div>
      )}
    </dl>
  );
}
