import type { OrderLineRequest } from 'shop-backend/contracts';

/** Legally required facts of an item beside its price. */
export interface ItemTerms {
  /** Working days until it is handed to the carrier. */
  readonly deliveryDays: { readonly min: number; readonly max: number };
  /** When it arrives if it is ordered now, `7.–15. Dezember 2026`. */
  readonly expectedDelivery: string;
  /** Made to the customer's specification: no right of withdrawal (§ 312g (2) no. 1 BGB). */
  readonly isWithdrawalExcluded: boolean;
}

/** One line as the checkout shows and orders it. Prices are EUR cents, gross. */
export interface CheckoutItem extends OrderLineRequest {
  readonly key: string;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly unitPriceCents: number;
  /** What one piece cost before the server said otherwise; undefined where nothing changed. */
  readonly previousUnitPriceCents?: number;
  /** Null while the shop has not said them, or where the article is not on offer. */
  readonly terms: ItemTerms | null;
  /** What was chosen, in words. */
  readonly features: readonly { readonly label: string; readonly value: string }[];
}

/** An item as sent to the order function: the choices, not the price. */
export function orderLine({ articleId, quantity, configuratorSettings }: CheckoutItem): OrderLineRequest {
  return { articleId, quantity, configuratorSettings };
}
