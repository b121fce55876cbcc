import type { OrderStatus, TimelineEntry, VisualStatus } from 'shop-backend/contracts';

/** One of the signed-in user's orders, as the table shows it. */
export interface OrderSummary {
  /** Database id (UUID) */
  readonly id: string;
  /** Order number, `PM-2026-004821` */
  readonly orderId: string;
  /** ISO 8601, UTC */
  readonly createdAt: string;
  readonly status: OrderStatus;
  readonly visualStatus: VisualStatus;
  readonly isUnderReview: boolean;
  /** EUR cents, gross */
  readonly totalCents: number;
}

/** One line of an order, as it was frozen when it was placed; prices in EUR cents, gross. */
export interface OrderItem {
  readonly position: number;
  /** Null once the article is deleted. */
  readonly articleId: string | null;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly quantity: number;
  readonly unitPriceCents: number;
  readonly basePriceCents: number;
  /** What one piece costs beyond the base price. */
  readonly priceLines: readonly { readonly label: string; readonly amountCents: number }[];
  readonly configuratorSettings: Readonly<Record<string, unknown>> | null;
}

/** Everything the dialog shows of an order. */
export interface OrderDetails extends OrderSummary {
  readonly trackingNumber: string | null;
  readonly trackingCarrier: string | null;
  readonly shippingCents: number;
  readonly paymentMethod: string;
  /** Given once the order is paid. */
  readonly invoiceNumber: string | null;
  /** Name and address, a line each. */
  readonly recipientLines: readonly string[];
  readonly items: readonly OrderItem[];
  /** Oldest first */
  readonly timeline: readonly TimelineEntry[];
}
