import type {
  OrderNote,
  OrderStatus,
  ProductionStage,
  Refund,
  TimelineEntry,
  TrackingCarrier,
  VisualStatus,
} from 'shop-backend/contracts';

/** A row of the list of orders. */
export interface ListedOrder {
  /** Database id. */
  id: string;
  /** The number people read. */
  orderId: string;
  createdAt: string;
  customerName: string;
  customerEmail: string;
  totalCents: number;
  isPaid: boolean;
  isUnderReview: boolean;
  status: OrderStatus;
  visualStatus: VisualStatus;
  productionStage: ProductionStage | null;
  trackingNumber: string | null;
  paymentId: string | null;
  revision: number;
}

/** Where an order goes, frozen when it was placed. */
export interface Recipient {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
}

/** A line of an order, frozen when it was placed; prices in EUR cents, gross. */
export interface AdminOrderItem {
  id: string;
  title: string;
  imageUrl: string | null;
  quantity: number;
  basePriceCents: number;
  unitPriceCents: number;
  priceLines: readonly { label: string; amountCents: number }[];
  settings: Readonly<Record<string, unknown>> | null;
  withdrawalExcluded: boolean;
  /** Of the article; null once it is deleted or where it has none. */
  configuratorType: string | null;
}

/** A capture as reported by PayPal. */
export interface AdminPayment {
  paymentId: string;
  amountCents: number;
  refundedCents: number;
  status: string;
  reviewReason: string | null;
}

/** Everything about an order. */
export interface AdminOrder extends ListedOrder {
  recipient: Recipient;
  isGuest: boolean;
  shippingCents: number;
  refundedCents: number;
  paymentMethod: string;
  invoiceNumber: string | null;
  trackingCarrier: TrackingCarrier | null;
  items: readonly AdminOrderItem[];
  payments: readonly AdminPayment[];
  refunds: readonly Refund[];
  notes: readonly OrderNote[];
  timeline: readonly TimelineEntry[];
}
