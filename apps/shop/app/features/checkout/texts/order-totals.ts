import { shippingCents } from 'shop-backend/contracts';
import { shop } from '#app/config/shop.ts';
import type { CheckoutItem } from '../machine/checkout-item.ts';

/** Totals of an order, EUR cents, gross. The order function computes them too and compares. */
export interface OrderTotals {
  readonly itemsTotalCents: number;
  readonly shippingCents: number;
  readonly totalCents: number;
}

/**
 * Computes the totals of an order.
 * @param country name of the delivery country
 * @throws RangeError for a country without delivery
 */
export function orderTotals(items: readonly CheckoutItem[], country: string): OrderTotals {
  const itemsTotalCents = items.reduce((sum, item) => sum + item.unitPriceCents * item.quantity, 0);
  const shipping = shippingCents(shop.shipping, { country, itemsTotalCents });
  return { itemsTotalCents, shippingCents: shipping, totalCents: itemsTotalCents + shipping };
}
