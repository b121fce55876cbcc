import type { QuantityBreak } from '../contract/prices/quantity-break.schema.ts';
import type { Currency } from '../currency.ts';
import type { Cents } from '../money.ts';

/** One amount on top of the base price. */
export interface PriceLine {
  /** The field whose options have a price; null for a price rule. */
  readonly fieldName: string | null;
  readonly optionValues: readonly string[];
  /** `{field label} Option`, or the price rule's label. */
  readonly label: string;
  /** Minor units, gross; negative only for a discount. */
  readonly amountCents: Cents;
  /** Reason for the charge in the template's words: the labels of the options, or the price rule's label. */
  readonly reason: string;
  /** Index of the price rule in the template; null for options. */
  readonly ruleIndex: number | null;
}

/** Price of one piece as stored in carts and quotes. Minor units, gross. */
export interface StoredPrice {
  /** ISO 4217 code. Omitted: EUR. */
  readonly currency?: Currency;
  readonly baseCents: Cents;
  readonly lines: readonly Pick<PriceLine, 'fieldName' | 'label' | 'amountCents'>[];
  /** Sum of base and lines; never below zero. */
  readonly totalCents: Cents;
  /** The quantity breaks of the template, for `priceForQuantity`. Omitted if there are none. */
  readonly quantityBreaks?: readonly QuantityBreak[];
}

/** Price of one configured piece: base, every line, total. Minor units, gross. */
export interface PriceBreakdown {
  /** ISO 4217 code. Omitted: EUR. */
  readonly currency?: Currency;
  readonly baseCents: Cents;
  readonly lines: readonly PriceLine[];
  /** Sum of base and lines; never below zero. */
  readonly totalCents: Cents;
  /** The quantity breaks of the template, for `priceForQuantity`. Omitted if there are none. */
  readonly quantityBreaks?: readonly QuantityBreak[];
}
