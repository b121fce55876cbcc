export type CountryZone = 'germany' | 'european-union' | 'switzerland';

/** Fees of one zone, EUR cents, gross. */
export interface ZoneFees {
  standardCents: number;
  expressCents: number;
  /** Standard shipping is free from this order value on; null = never. */
  freeFromCents: number | null;
}

/**
 * The one record that cart, info pages, e-mails and the order function follow (OP-04).
 * `free`: shipping costs nothing at present. `by-zone`: the fee table applies and express is offered.
 */
export interface ShippingPolicy {
  mode: 'free' | 'by-zone';
}

/** Source: administration §9; Switzerland is charged as the EU unless set otherwise (OP-79). */
export const shippingFees: Readonly<Record<CountryZone, ZoneFees>> = {
  germany: { standardCents: 495, expressCents: 995, freeFromCents: 9_900 },
  'european-union': { standardCents: 995, expressCents: 1_995, freeFromCents: null },
  switzerland: { standardCents: 995, expressCents: 1_995, freeFromCents: null },
};
