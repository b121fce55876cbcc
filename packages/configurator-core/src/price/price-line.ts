import type { QuantityBreak } from '../contract/prices/quantity-break.schema.ts';
import type { Cents } from '../money.ts';

/** One amount on top of the base price. */
export interface PriceLine {
  /** The field whose options cost; null for a price rule. */
  readonly fieldName: string | null;
  readonly optionValues: readonly string[];
  /** `{field label} Option`, or the price rule's label. */
  readonly label: string;
  /** EUR cents, gross; negative only for a discount. */
  readonly amountCents: Cents;
  /** Why it is charged, in the template's own words: the labels of the options, or the price rule's label. */
  readonly reason: string;
  /** Place of the price rule in the template; null for options. */
  readonly ruleIndex: number | null;
}

/** What carts and quotes store of the price of one piece. EUR cents, gross. */
export interface StoredPrice {
  readonly baseCents: Cents;
  readonly lines: readonly Pick<PriceLine, 'fieldName' | 'label' | 'amountCents'>[];
  /** Base and lines; never below zero. */
  readonly totalCents: Cents;
  /** The quantity breaks of the template, for `priceForQuantity`; left out if there are none. */
  readonly quantityBreaks?: readonly QuantityBreak[];
}

/** What one piece costs as configured: base, every line, total. EUR cents, gross. */
export interface PriceBreakdown {
  readonly baseCents: Cents;
  readonly lines: readonly PriceLine[];
  /** Base and lines; never below zero. */
  readonly totalCents: Cents;
  /** The quantity breaks of the template, for `priceForQuantity`; left out if there are none. */
  readonly quantityBreaks?: readonly QuantityBreak[];
}
