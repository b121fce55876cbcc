import { deliveryCountries, type ShippingPolicy, shippingFees, shopPolicy, type TaxMode } from '../contracts/index.ts';
import { type CompanyFacts, company, isDemo } from './company.ts';
import { deliveryTimes, type WorkingDays } from './delivery-times.ts';

/** A payment method. `on-request` is arranged manually and never offered in the cart. */
export interface PaymentMethod {
  readonly name: string;
  readonly through: 'paypal' | 'on-request';
}

/** A currency as amounts are written: `{ code: 'EUR', digits: 2 }`. */
export interface Currency {
  /** ISO 4217 */
  readonly code: string;
  /** Digits after the decimal point; an amount is stored in the smallest unit. */
  readonly digits: number;
}

/**
 * All terms stated on the legal and info pages. Cart, order function and pages read the same policy. Each order stores
 * a copy, from which its documents are written; see `first-facts.ts` for a new key.
 */
export interface ShopTerms {
  readonly shopName: string;
  readonly isDemo: boolean;
  readonly company: CompanyFacts;
  readonly tax: TaxMode;
  /** VAT rate included in prices in the tax mode `regular`, percent. */
  readonly vatPercent: number;
  readonly currency: Currency;
  readonly shipping: ShippingPolicy;
  readonly fees: typeof shippingFees;
  readonly countryNames: readonly string[];
  readonly production: WorkingDays;
  /** Null if it cannot be ordered. */
  readonly expressProduction: WorkingDays | null;
  readonly transit: WorkingDays;
  readonly withdrawalDays: number;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly openingHours: string;
  readonly appointmentSlots: Readonly<Record<AppointmentSlot, string>>;
}

/** Times of day at which a measuring session can be requested. */
export type AppointmentSlot = 'morning' | 'afternoon';

/** The terms in force. */
export const shopTerms: ShopTerms = {
  shopName: shopPolicy.shopName,
  isDemo,
  company,
  tax: shopPolicy.tax,
  vatPercent: shopPolicy.vatPercent,
  currency: { code: 'EUR', digits: 2 },
  shipping: shopPolicy.shipping,
  fees: shippingFees,
  countryNames: deliveryCountries.map(({ name }) => name),
  production: deliveryTimes.production,
  expressProduction: null,
  transit: deliveryTimes.transit,
  withdrawalDays: 14,
  paymentMethods: [
    { name: 'PayPal', through: 'paypal' },
    { name: 'Kreditkarte', through: 'paypal' },
  ],
  openingHours: 'Montag bis Freitag, 9:00–17:00 Uhr',
  appointmentSlots: { morning: '9:00–12:00 Uhr', afternoon: '13:00–17:00 Uhr' },
};
