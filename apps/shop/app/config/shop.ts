import { type ShippingPolicy, shopPolicy, type TaxMode } from 'shop-backend/contracts';
import { shopTerms, type WorkingDays } from 'shop-backend/legal';

/** What the shop's pages share: name, tax, shipping, limits. The company's facts are in `shop-backend/legal`. */
export const shop = {
  name: shopPolicy.shopName,
  claim: 'Maßarbeit für Hunde',
  /** Of the shop's pages. */
  language: 'de',
  locale: 'de-DE',
  currency: 'EUR',
  tax: shopPolicy.tax,
  shipping: shopPolicy.shipping,
  /** Working days until an article without a term of its own is handed to the carrier. */
  deliveryDays: shopTerms.production,
  limits: {
    /** Most pieces on one cart line (OP-64). */
    quantityPerLine: shopPolicy.maxQuantityPerLine,
    /** Base price of an article without a price of its own, EUR cents (OP-09). */
    basePriceCents: shopPolicy.basePriceCents,
    metaDescriptionLength: 160,
    visibleToasts: 3,
    toastDurationMs: 4_000,
    /** Toasts with an action, such as undo, stay longer (OP-81). */
    undoToastDurationMs: 10_000,
    addToCartBusyMs: 300,
    /** Least time that a contact request shows its progress (OP-18). */
    contactProgressMs: 1_000,
    /** How often an open live connection shows that it is alive; the client's own default is 25 s. */
    realtimeHeartbeatMs: 30_000,
  },
} as const satisfies Shop;

type Shop = {
  name: string;
  claim: string;
  language: string;
  locale: string;
  currency: 'EUR';
  tax: TaxMode;
  shipping: ShippingPolicy;
  deliveryDays: WorkingDays;
  limits: Readonly<Record<string, number>>;
};
