import { DEFAULT_BASE_PRICE_CENTS } from 'configurator-core';
import { findDeliveryCountry } from './orders/delivery-countries.ts';

export type TaxMode = 'regular' | 'small-business';
export type ShippingService = 'standard' | 'express';
export type ShippingZone = 'germany' | 'european-union' | 'switzerland';

/** `free`: shipping costs nothing at present. `by-zone`: the fee table applies and express is offered. */
export interface ShippingPolicy {
  readonly mode: 'free' | 'by-zone';
}

/** Fees of one zone, EUR cents, gross. */
export interface ZoneFees {
  readonly standardCents: number;
  readonly expressCents: number;
  /** Standard shipping is free from this value of the items on; null = never. */
  readonly freeFromCents: number | null;
}

/** Switzerland is charged as the EU unless set otherwise. */
export const shippingFees: Readonly<Record<ShippingZone, ZoneFees>> = {
  germany: { standardCents: 495, expressCents: 995, freeFromCents: 9_900 },
  'european-union': { standardCents: 995, expressCents: 1_995, freeFromCents: null },
  switzerland: { standardCents: 995, expressCents: 1_995, freeFromCents: null },
};

/** What prices and terms of every order follow: cart, info pages, e-mails and the order function read this one record. */
export const shopPolicy = {
  shopName: 'Pfotenmaß',
  /** `regular`: prices include VAT. `small-business`: § 19 UStG, no VAT is charged or shown. */
  tax: 'regular',
  /** Rate that prices include in the tax mode `regular`, percent. */
  vatPercent: 19,
  shipping: { mode: 'free' },
  /** Price of an article that has none of its own where one must be computed, EUR cents, gross. */
  basePriceCents: DEFAULT_BASE_PRICE_CENTS,
  /** Most pieces on one cart line. */
  maxQuantityPerLine: 99,
} as const satisfies ShopPolicy;

interface ShopPolicy {
  readonly shopName: string;
  readonly tax: TaxMode;
  readonly vatPercent: number;
  readonly shipping: ShippingPolicy;
  readonly basePriceCents: number;
  readonly maxQuantityPerLine: number;
}

/**
 * What shipping costs, EUR cents, gross.
 * @param order.country name of the delivery country, as addresses hold it
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
