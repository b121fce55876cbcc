import { type ShippingPolicy, shopPolicy, type TaxMode } from 'shop-backend/contracts';

/**
 * The facts of the shop: name, company, tax, shipping, limits. Everything the demo cannot know says 'Muster' and is
 * to be filled in before the shop opens.
 */
export const shop = {
  name: shopPolicy.shopName,
  claim: 'Maßarbeit für Hunde',
  locale: 'de-DE',
  currency: 'EUR',
  company: {
    legalName: 'Muster Maßschneiderei GmbH',
    owner: 'Maxi Muster',
    street: 'Musterstraße 1',
    postalCode: '12345',
    city: 'Musterstadt',
    country: 'Deutschland',
    email: 'hallo@example.de',
    phone: '+49 0000 000000',
    vatId: 'DE000000000 (Muster)',
    register: 'Amtsgericht Musterstadt, HRB 00000 (Muster)',
  },
  tax: shopPolicy.tax,
  shipping: shopPolicy.shipping,
  /** Working days until an article without a term of its own is handed to the carrier. */
  deliveryDays: { min: 10, max: 15 },
  limits: {
    /** Most pieces on one cart line (OP-64). */
    quantityPerLine: shopPolicy.maxQuantityPerLine,
    /** Base price of an article without a price of its own, EUR cents (OP-09). */
    basePriceCents: shopPolicy.basePriceCents,
    metaDescriptionLength: 160,
    visibleToasts: 3,
    toastDurationMs: 4_000,
    addToCartBusyMs: 300,
  },
} as const satisfies Shop;

type Shop = {
  name: string;
  claim: string;
  locale: string;
  currency: 'EUR';
  company: Readonly<Record<string, string>>;
  tax: TaxMode;
  shipping: ShippingPolicy;
  deliveryDays: { min: number; max: number };
  limits: Readonly<Record<string, number>>;
};
