import { formatPrice } from '#app/lib/formats/format-price.ts';

/** One part of a unit price, with its reason. */
export interface PricePart {
  readonly label: string;
  /** EUR cents, gross; negative for a discount. */
  readonly amountCents: number;
}

/**
 * Parts of the unit price of an ordered line. Null if it is the base price alone, or if the parts do not add up to it
 * (a discount larger than the price).
 */
export function orderedPriceParts(item: {
  readonly unitPriceCents: number;
  readonly basePriceCents?: number | undefined;
  readonly priceLines?: readonly PricePart[] | undefined;
}): readonly PricePart[] | null {
  const { unitPriceCents, basePriceCents = unitPriceCents, priceLines = [] } = item;
  const sumCents = priceLines.reduce((sum, { amountCents }) => sum + amountCents, basePriceCents);
  if (priceLines.length === 0 || sumCents !== unitPriceCents) return null;
  return [{ label: 'Grundpreis', amountCents: basePriceCents }, ...priceLines];
}

/** Breakdown of the price of one piece: base price, surcharges and discounts, and their sum. */
export function PriceParts({
  parts,
  totalCents,
}: {
  readonly parts: readonly PricePart[];
  readonly totalCents: number;
}) {
  return (
    <section>
      <h3 className="font-semibold text-base">Preis je Stück</h3>
      <dl className="mt-1 space-y-1 text-sm">
        {parts.map(({ label, amountCents }, index) => (
          <div key={`${label} ${amountCents}`} className="flex justify-between gap-4">
            <dt className="min-w-0 break-words text-ink-soft">{label}</dt>
            <dd className="shrink-0 tabular-nums">{`${index > 0 && amountCents > 0 ? '+' : ''}${formatPrice(amountCents)}`}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-line border-t pt-1 font-semibold">
          <dt>Summe</dt>
          <dd className="tabular-nums">{formatPrice(totalCents)}</dd>
        </div>
      </dl>
    </section>
  );
}
