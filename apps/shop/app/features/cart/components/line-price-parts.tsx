import { PriceParts } from '#app/ui/order/price-parts.tsx';
import { type CartLine, unitPriceCents } from '../lines/cart-line.ts';
import { linePriceParts } from '../prices/line-price.ts';

/** Price breakdown of one piece of a configured line. */
export function LinePriceParts({ line }: { line: CartLine }) {
  const parts = linePriceParts(line);
  return parts === null ? null : <PriceParts parts={parts} totalCents={unitPriceCents(line)} />;
}
