import type { OrderLineRequest } from 'shop-backend/contracts';

/** Legally required facts of an item other than its price. */
export interface ItemTerms {
  /** Working days until it is handed to the carrier. */
  readonly deliveryDays: { readonly min: number; readonly max: number };
  /** Delivery date if ordered now, `7.–15. Dezember 2026`. */
  readonly expectedDelivery: string;
  /** True if made to the customer's specification: no right of withdrawal (§ 312g (2) no. 1 BGB). */
  readonly isWithdrawalExcluded: boolean;
}

/** A line of the checkout. Prices are EUR cents, gross. */
export interface CheckoutItem extends OrderLineRequest {
  readonly key: string;
  readonly title: string;
  readonly imageUrl: string | null;
  /** URL of the drawing of the configuration; null if there is none. */
  readonly drawing: string | null;
  readonly unitPriceCents: number;
  /** Previous price of one piece, before the server's quote; undefined if it did not change. */
  readonly previousUnitPriceCents?: number;
  /** Null until loaded, or if the article is not offered. */
  readonly terms: ItemTerms | null;
  /** Labels of the chosen configuration, key facts first. */
  readonly features: readonly { readonly label: string; readonly value: string }[];
}

/** Returns the item as sent to the order function, with the configuration but without the price. */
export function orderLine({ articleId, quantity, configuratorSettings }: CheckoutItem): OrderLineRequest {
  return { articleId, quantity, configuratorSettings };
}
