import { shop } from '#app/config/shop.ts';
import { formatPrice } from '#app/lib/formats/format-price.ts';
import { formatWorkingDays } from '#app/lib/formats/format-working-days.ts';
import { AlterationPromise } from '#app/ui/content/alteration-promise.tsx';
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

/**
 * Summary before ordering: items with their configuration, delivery time and right of withdrawal, shipping and total.
 * Must be directly above the order button, with nothing in between (§ 312j BGB).
 */
export function OrderReview({ items, totals }: OrderReviewProps) {
  return (
    <>
      <section aria-label="Gewährleistung" className="mb-4 text-ink-soft text-sm">
        <GuaranteeNotice />
      </section>
      <ul aria-label="Ihre Artikel" className="divide-y divide-line border-line border-y">
        {items.map((item) => (
          <li key={item.key} className="py-4">
            <div className="flex items-baseline justify-between gap-4">
              <p className="min-w-0 break-words font-semibold">
                <span className="tabular-nums">{`${item.quantity} × `}</span>
                <span>{item.title}</span>
              </p>
              <p className="shrink-0 font-semibold tabular-nums">{formatPrice(item.unitPriceCents * item.quantity)}</p>
            </div>
            {item.previousUnitPriceCents !== undefined && (
              <p className="mt-1 text-clay text-sm">
                {[
                  'Der Preis hat sich geändert:',
                  `vorher ${formatPrice(item.previousUnitPriceCents)},`,
                  `jetzt ${formatPrice(item.unitPriceCents)} je Stück.`,
                ].join(' ')}
              </p>
            )}
            {item.features.length > 0 && <Features features={item.features} />}
            {item.terms !== null && <Terms terms={item.terms} />}
          </li>
        ))}
      </ul>
      <dl className="space-y-2 py-4">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">Zwischensumme</dt>
          <dd className="tabular-nums">{formatPrice(totals.itemsTotalCents)}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">Versand</dt>
          <dd className="tabular-nums">{shippingText(totals.shippingCents)}</dd>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3 font-semibold text-lg sm:text-xl">
          <dt>
            Gesamtsumme <span className="inline-block font-normal text-ink-soft text-sm">{taxNote(shop.tax)}</span>
          </dt>
          <dd className="shrink-0 tabular-nums">{formatPrice(totals.totalCents)}</dd>
        </div>
      </dl>
    </>
  );
}

function Features({ features }: Pick<CheckoutItem, 'features'>) {
  return (
    <dl className="mt-2 grid gap-x-6 gap-y-0.5 text-sm sm:grid-cols-2">
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
