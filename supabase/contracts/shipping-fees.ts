import { findDeliveryCountry } from './orders/delivery-countries.ts';
import type { ShippingPolicy } from './shop-policy.ts';

export type ShippingService = 'standard' | 'express';
export type ShippingZone = 'germany' | 'european-union' | 'switzerland';

/** Fees of one zone, EUR cents, gross. */
export interface ZoneFees {
  readonly standardCents: number;
  readonly expressCents: number;
  /** Value of the items from which standard shipping is free; null = never. */
  readonly freeFromCents: number | null;
}

/** Shipping fees by zone. Switzerland has the same fees as the EU unless changed here. */
export const shippingFees: Readonly<Record<ShippingZone, ZoneFees>> = {
  germany: { standardCents: 495, expressCents: 995, freeFromCents: 9_900 },
  'european-union': { standardCents: 995, expressCents: 1_995, freeFromCents: null },
  switzerland: { standardCents: 995, expressCents: 1_995, freeFromCents: null },
};

/**
 * Returns the shipping fee, EUR cents, gross.
 * @param order.country name of the delivery country, as stored in addresses
 * @throws RangeError for a country without delivery
 */
export function shippingCents(
  policy: ShippingPolicy,
  order: { country: string; itemsTotalCents: number; service?: ShippingService },
): number {
  const code = findDeliveryCountry(order.country)?.code;
  if (code === undefined) throw new RangeError(`There is no delivery to ${order.country}`);
  if (policy.mode === 'free') return 0;
  const fees = shippingFees[code === 'DE' ? 'germany' : code === 'CH' ? 'switzerland' : 'european-union'];
  if (order.service === 'express') return fees.expressCents;
  const isFree = fees.freeFromCents !== null && order.itemsTotalCents >= fees.freeFromCents;
  return isFree ? 0 : fees.standardCents;
}
