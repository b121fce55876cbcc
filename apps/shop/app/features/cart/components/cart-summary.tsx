import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ShippingPolicy } from 'shop-backend/contracts';
import { paths } from '#app/config/paths.ts';
import { shop } from '#app/config/shop.ts';
import { formatPrice } from '#app/lib/formats/format-price.ts';
import { Card } from '#app/ui/content/card.tsx';
import { taxNote } from '#app/ui/content/price.tsx';

interface CartSummaryProps {
  /** EUR cents, gross. */
  subtotalCents: number;
  /** Actions shown below the total. */
  children?: ReactNode;
}

/** Subtotal, shipping and total of the cart. */
export function CartSummary({ subtotalCents, children }: CartSummaryProps) {
  return (
    <Card className="p-6">
      <h2 className="text-xl">Zusammenfassung</h2>
      <dl className="mt-4 space-y-2">
        <SummaryRow label="Zwischensumme" value={formatPrice(subtotalCents)} />
        <SummaryRow
          label={
            <Link
              to={paths.info('versand')}
              className="inline-block py-1 underline underline-offset-2 hover:text-forest"
            >
              Versand
            </Link>
          }
          value={shippingLabel(shop.shipping)}
        />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3 font-semibold text-lg">
          <dt>
            Gesamtsumme <span className="block font-normal text-ink-soft text-sm">{taxNote(shop.tax)}</span>
          </dt>
          <dd className="tabular-nums">{formatPrice(subtotalCents)}</dd>
        </div>
      </dl>
      {children !== undefined && <div className="mt-5 space-y-3">{children}</div>}
    </Card>
  );
}

/** Fees by zone depend on the address, which is entered at the checkout. */
function shippingLabel({ mode }: ShippingPolicy): string {
  return mode === 'free' ? 'Kostenlos' : 'nach Lieferland';
}

function SummaryRow({ label, value }: { label: ReactNode; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
