import type {
  IssuedDocument,
  OrderStatus,
  PaymentWord,
  TaxMode,
  TimelineEntry,
  VisualStatus,
} from 'shop-backend/contracts';

/** One of the signed-in user's orders, for the table. */
export interface OrderSummary {
  /** Database id (UUID) */
  readonly id: string;
  /** Order number, `PM-2026-004821` */
  readonly orderId: string;
  /** ISO 8601, UTC */
  readonly createdAt: string;
  readonly status: OrderStatus;
  readonly visualStatus: VisualStatus;
  readonly paymentWord: PaymentWord;
  /** EUR cents, gross */
  readonly totalCents: number;
}

/** A line of an order, frozen when it was placed. Prices in EUR cents, gross. */
export interface OrderItem {
  readonly position: number;
  /** Null once the article is deleted. */
  readonly articleId: string | null;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly quantity: number;
  readonly unitPriceCents: number;
  readonly basePriceCents: number;
  /** Surcharges and price rules of one piece. */
  readonly priceLines: readonly { readonly label: string; readonly amountCents: number }[];
  readonly configuratorSettings: Readonly<Record<string, unknown>> | null;
  /** Kind of garment; null if there is none or the article is deleted. */
  readonly configuratorType: string | null;
}

/** An order with all details, for the dialog. */
export interface OrderDetails extends OrderSummary {
  readonly trackingNumber: string | null;
  readonly trackingCarrier: string | null;
  readonly shippingCents: number;
  /** Tax mode at the time of the order. */
  readonly tax: TaxMode;
  readonly paymentMethod: string;
  /** Assigned once the order is paid. */
  readonly invoiceNumber: string | null;
  /** Lines of name and address. */
  readonly recipientLines: readonly string[];
  readonly items: readonly OrderItem[];
  /** Invoice, cancellation and corrections, oldest first */
  readonly documents: readonly IssuedDocument[];
  /** Oldest first */
  readonly timeline: readonly TimelineEntry[];
}
