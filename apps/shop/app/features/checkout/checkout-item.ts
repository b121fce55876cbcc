import type { OrderLineRequest } from 'shop-backend/contracts';

/** One line as the checkout shows and orders it. Prices are EUR cents, gross. */
export interface CheckoutItem extends OrderLineRequest {
  readonly key: string;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly unitPriceCents: number;
  /** What was chosen, in words. */
  readonly features: readonly { readonly label: string; readonly value: string }[];
}

/** What the order function is told of an item: what was chosen, not what it costs. */
export function orderLine({ articleId, quantity, configuratorSettings }: CheckoutItem): OrderLineRequest {
  return { articleId, quantity, configuratorSettings };
}
