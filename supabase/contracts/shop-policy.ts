import { DEFAULT_BASE_PRICE_CENTS } from 'configurator-core';
import { findDeliveryCountry } from './orders/delivery-countries.ts';

export type TaxMode = 'regular' | 'small-business';
export type ShippingService = 'standard' | 'express';
export type ShippingZone = 'germany' | 'european-union' | 'switzerland';

/** `free`: no shipping fee. `by-zone`: the fee table applies and express is offered. */
export interface ShippingPolicy {
  readonly mode: 'free' | 'by-zone';
}

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

/** Pricing and terms of every order. Cart, info pages, e-mails and the order function all read this record. */
export const shopPolicy = {
  shopName: 'Pfotenmaß',
  /** `regular`: prices include VAT. `small-business`: § 19 UStG, no VAT is charged or shown. */
  tax: 'regular',
  /** VAT rate included in prices in the tax mode `regular`, percent. */
  vatPercent: 19,
  shipping: { mode: 'free' },
  /** Price of a configurable article without its own price, EUR cents, gross. */
  basePriceCents: DEFAULT_BASE_PRICE_CENTS,
  /** Maximum quantity of one cart line. */
  maxQuantityPerLine: 99,
  /** Maximum number of lines in one order. */
  maxOrderLines: 50,
} as const satisfies ShopPolicy;

interface ShopPolicy {
  readonly shopName: string;
  readonly tax: TaxMode;
  readonly vatPercent: number;
  readonly shipping: ShippingPolicy;
  readonly basePriceCents: number;
  readonly maxQuantityPerLine: number;
  readonly maxOrderLines: number;
}

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
