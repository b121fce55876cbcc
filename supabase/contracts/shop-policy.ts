import { DEFAULT_BASE_PRICE_CENTS } from 'configurator-core';

export type TaxMode = 'regular' | 'small-business';

/** `free`: no shipping fee. `by-zone`: the fee table applies and express is offered. */
export interface ShippingPolicy {
  readonly mode: 'free' | 'by-zone';
}

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
