import { use } from 'react';
import { RowImage } from '#app/ui/admin/lists/row-image.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { ConfiguredSettings } from '#app/ui/settings/configured-settings.tsx';
import type { AdminOrder } from '../admin-order.ts';
import { useOrderTexts } from '../texts/order-texts.ts';

/** Ordered items with measures, choices and the price breakdown of each line. */
export function OrderItems({ order }: { order: AdminOrder }) {
  const texts = useOrderTexts();
  const { price } = usePageFormats();
  const language = use(PageLanguage);
  return (
    <div>
      <ul className="divide-y divide-line">
        {order.items.map((item) => (
          <li key={item.id} className="flex gap-4 py-4 first:pt-0">
            <RowImage address={item.imageUrl} />
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap justify-between gap-x-4">
                <p className="font-semibold" lang="de">{`${item.quantity} × ${item.title}`}</p>
                <p className="tabular-nums">{price(item.unitPriceCents * item.quantity)}</p>
              </div>
              {item.priceLines.length > 0 && (
                <dl className="mt-1 text-ink-soft text-sm" lang="de">
                  <PriceLine label={texts.basePrice} amountCents={item.basePriceCents} language={language} />
                  {item.priceLines.map(({ label, amountCents }) => (
                    <PriceLine key={label} label={label} amountCents={amountCents} />
                  ))}
                </dl>
              )}
              {item.settings !== null && (
                <div lang="de">
                  <ConfiguredSettings settings={item.settings} />
                </div>
              )}
              {item.withdrawalExcluded && <p className="mt-1 text-ink-soft text-sm">{texts.withdrawalExcluded}</p>}
            </div>
          </li>
        ))}
      </ul>
      <dl className="border-line border-t pt-3">
        <PriceLine label={texts.shipping} amountCents={order.shippingCents} />
        <div className="flex justify-between gap-4 font-semibold">
          <dt>{texts.total}</dt>
          <dd className="tabular-nums">{price(order.totalCents)}</dd>
        </div>
        {order.refundedCents > 0 && <PriceLine label={texts.refunded} amountCents={-order.refundedCents} />}
        {order.reversedCents > 0 && <PriceLine label={texts.reversed} amountCents={-order.reversedCents} />}
      </dl>
    </div>
  );
}

function PriceLine({ label, amountCents, language }: { label: string; amountCents: number; language?: string }) {
  const { price } = usePageFormats();
  return (
    <div className="flex justify-between gap-4">
      <dt lang={language}>{label}</dt>
      <dd className="tabular-nums">{price(amountCents)}</dd>
    </div>
  );
}
