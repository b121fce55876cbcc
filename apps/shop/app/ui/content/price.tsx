import { Link } from 'react-router';
import type { ShippingPolicy, TaxMode } from 'shop-backend/contracts';
import { paths } from '#app/config/paths.ts';
import { shop } from '#app/config/shop.ts';

interface PriceProps {
  /** The formatted price, for example '99,00 €' or 'Preis auf Anfrage'. */
  label: string;
  /** False if the label contains no amount; then the note on tax is omitted. */
  hasAmount?: boolean;
  size?: 'card' | 'page';
  tax?: TaxMode;
  shipping?: ShippingPolicy;
}

/** A price with the legally required note on VAT and shipping. */
export function Price({
  label,
  hasAmount = true,
  size = 'card',
  tax = shop.tax,
  shipping = shop.shipping,
}: PriceProps) {
  return (
    <p className="flex flex-col">
      <span className={`font-semibold tabular-nums ${size === 'page' ? 'text-3xl' : 'text-lg'}`}>{label}</span>
      {hasAmount && (
        <span className="text-ink-soft text-sm">
          <PriceNote tax={tax} shipping={shipping} />
        </span>
      )}
    </p>
  );
}

/** The note on VAT and shipping beside a price, linked to the page about shipping costs (§ 6 PAngV). */
export function PriceNote({
  tax = shop.tax,
  shipping = shop.shipping,
  language = shop.language,
}: Pick<PriceProps, 'tax' | 'shipping'> & { language?: string }) {
  const isGerman = language === shop.language;
  return (
    <>
      <span>{`${isGerman ? taxNote(tax) : englishTaxNote(tax)},`}</span>{' '}
      <Link
        to={paths.info('versand')}
        className="relative z-10 inline-block py-1 underline underline-offset-2 hover:text-forest"
      >
        {isGerman ? shippingNote(shipping) : englishShippingNote(shipping)}
      </Link>
    </>
  );
}

/** The note on VAT shown with every price. */
export function taxNote(tax: TaxMode): string {
  return tax === 'regular' ? 'inkl. MwSt.' : 'keine MwSt. (§ 19 UStG)';
}

/** The note on shipping shown with every price, in German. */
export function shippingNote({ mode }: ShippingPolicy): string {
  return mode === 'free' ? 'Versand kostenlos' : 'zzgl. Versand';
}

/** For configurators in any other language; the shop has texts in German and English only. */
function englishTaxNote(tax: TaxMode): string {
  return tax === 'regular' ? 'incl. VAT' : 'no VAT (§ 19 UStG)';
}

function englishShippingNote({ mode }: ShippingPolicy): string {
  return mode === 'free' ? 'free shipping' : 'plus shipping';
}
