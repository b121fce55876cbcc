import { lineCents, shareCents } from '../amount/amount-cents.ts';
import type { QuantityBreak } from '../contract/prices/quantity-break.schema.ts';
import { breakFor } from '../contract/prices/quantity-break.ts';
import type { Cents } from '../money.ts';
import type { PriceBreakdown, PriceLine, StoredPrice } from './price-line.ts';

/** Returns the reduction per piece in cents, rounded like discounts, and never more than the price. */
function reductionCents({ percent, amount }: QuantityBreak, pieceCents: Cents): Cents {
  const exact = shareCents(pieceCents, percent ?? 0) + (amount ?? 0);
  const rounded = -lineCents(-exact, { minimumCents: null, maximumCents: null, discount: true });
  return Math.min(pieceCents, rounded);
}

/** Returns the price without its quantity breaks. */
function withoutBreaks<P extends StoredPrice>({ quantityBreaks: _, ...price }: P): Omit<P, 'quantityBreaks'> {
  return price;
}

/**
 * Returns the price per piece for a quantity, with the applicable quantity break as the last line. Multiply
 * `totalCents` by the quantity for the price of the cart line.
 * @param quantity pieces of one cart line
 */
export function priceForQuantity(price: PriceBreakdown, quantity: number): PriceBreakdown;
export function priceForQuantity(price: StoredPrice, quantity: number): StoredPrice;
export function priceForQuantity(price: StoredPrice, quantity: number): StoredPrice {
  const found = breakFor(price.quantityBreaks ?? [], quantity);
  const reduction = found === undefined ? 0 : reductionCents(found, price.totalCents);
  if (found === undefined || reduction === 0) return withoutBreaks(price);
  const { label } = found;
  const line: PriceLine = {
    fieldName: null,
    optionValues: [],
    label,
    amountCents: -reduction,
    reason: label,
    ruleIndex: null,
  };
  return { ...withoutBreaks(price), lines: [...price.lines, line], totalCents: price.totalCents - reduction };
}
