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
  /** Order number shown to people. */
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

/** Delivery address of an order, frozen when it was placed. */
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

/** A line of an order, frozen when it was placed. Prices in EUR cents, gross. */
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
  /** Type of the article; null if it has none or is deleted. */
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

/** An order with all details. */
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
