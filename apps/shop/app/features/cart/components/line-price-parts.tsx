import { formatPrice } from '../../../lib/format-price.ts';
import { type CartLine, unitPriceCents } from '../cart-line.ts';
import { linePriceParts } from '../line-price.ts';

/** Why one piece of a configured line costs what it costs. */
export function LinePriceParts({ line }: { line: CartLine }) {
  const parts = linePriceParts(line);
  if (parts === null) return null;
  return (
    <section>
      <h3 className="font-semibold text-base">Preis je Stück</h3>
      <dl className="mt-1 space-y-1 text-sm">
        {parts.map(({ label, amountCents }, index) => (
          <div key={`${label} ${amountCents}`} className="flex justify-between gap-4">
            <dt className="min-w-0 break-words text-ink-soft">{label}</dt>
            <dd className="shrink-0 tabular-nums">
              {index > 0 && amountCents > 0 && '+'}
              {formatPrice(amountCents)}
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-line border-t pt-1 font-semibold">
          <dt>Summe</dt>
          <dd className="tabular-nums">{formatPrice(unitPriceCents(line))}</dd>
        </div>
      </dl>
    </section>
  );
}
