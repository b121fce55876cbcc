import { type ShippingPolicy, shopPolicy, type TaxMode } from 'shop-backend/contracts';
import { deliveryTimes, type WorkingDays } from 'shop-backend/legal';

/** Constants of the shop's pages: name, tax, shipping, limits. The company's facts are in `shop-backend/legal`. */
export const shop = {
  name: shopPolicy.shopName,
  claim: 'Maßarbeit für Hunde',
  /** Language of the shop's pages. */
  language: 'de',
  locale: 'de-DE',
  currency: 'EUR',
  tax: shopPolicy.tax,
  shipping: shopPolicy.shipping,
  /** Default working days until an article is handed to the carrier. */
  deliveryDays: deliveryTimes.production,
  limits: {
    /** Maximum quantity of a cart line (OP-64). */
    quantityPerLine: shopPolicy.maxQuantityPerLine,
    /** Maximum number of lines in one order. */
    orderLines: shopPolicy.maxOrderLines,
    /** Default base price of an article, EUR cents (OP-09). */
    basePriceCents: shopPolicy.basePriceCents,
    metaDescriptionLength: 160,
    visibleToasts: 3,
    toastDurationMs: 4_000,
    /** Toasts with an action, such as undo, stay longer (OP-81). */
    undoToastDurationMs: 10_000,
    addToCartBusyMs: 300,
    /** Minimum time for which a contact request shows its progress (OP-18). */
    contactProgressMs: 1_000,
    /** Heartbeat interval of an open live connection; the client's default is 25 s. */
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
