import { formatNumber, type PriceBreakdown, priceForQuantity } from 'configurator-core';
import { useTexts } from '../hooks/use-texts.ts';

/** Lists the unit price from each quantity with a lower price. */
export function QuantityBreaks({ price }: { readonly price: PriceBreakdown }) {
  const texts = useTexts();
  const quantities = [...new Set(price.quantityBreaks?.map(({ from }) => from))].sort((left, right) => left - right);
  const lower = quantities
    .map((from) => ({ from, cents: priceForQuantity(price, from).totalCents }))
    .filter(({ cents }) => cents < price.totalCents);
  if (lower.length === 0) return null;
  return (
    <ul className="cfg-price-breaks">
      {lower.map(({ from, cents }) => (
        <li key={from}>{texts.fromPieces(formatNumber(from, texts.locale), texts.money(cents))}</li>
      ))}
    </ul>
  );
}
