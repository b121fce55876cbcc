import type { IssuedDocument, OrderNote, Refund, TimelineEntry, TrackingCarrier } from 'shop-backend/contracts';
import type { ListedOrder } from './api/listed-order.schema.ts';

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
  /** Place in the order, from 0 */
  position: number;
  title: string;
  imageUrl: string | null;
  quantity: number;
  basePriceCents: number;
  unitPriceCents: number;
  priceLines: readonly { label: string; amountCents: number }[];
  settings: Readonly<Record<string, unknown>> | null;
  withdrawalExcluded: boolean;
  /** Longest promised delivery time in working days; null: that of the shop. */
  deliveryMaxDays: number | null;
  /** Type of the article; null if it has none or is deleted. */
  configuratorType: string | null;
}

/** A capture as reported by PayPal. */
export interface AdminPayment {
  paymentId: string;
  amountCents: number;
  refundedCents: number;
  /** Reversed and not returned. */
  reversedCents: number;
  status: string;
  reviewReason: string | null;
}

/** A dispute of a buyer at PayPal. */
export interface AdminDispute {
  disputeId: string;
  /** Null: the dispute is in another currency. */
  amountCents: number | null;
  state: 'open' | 'won' | 'lost' | 'withdrawn';
  respondBy: string | null;
  /** What the shop decided after a lost dispute. */
  claim: 'waived' | 'upheld' | null;
}

/** An order with all details. */
export interface AdminOrder extends ListedOrder {
  recipient: Recipient;
  isGuest: boolean;
  shippingCents: number;
  refundedCents: number;
  reversedCents: number;
  paymentMethod: string;
  invoiceNumber: string | null;
  trackingCarrier: TrackingCarrier | null;
  items: readonly AdminOrderItem[];
  payments: readonly AdminPayment[];
  disputes: readonly AdminDispute[];
  refunds: readonly Refund[];
  /** Invoice, cancellation and corrections, oldest first */
  documents: readonly IssuedDocument[];
  notes: readonly OrderNote[];
  timeline: readonly TimelineEntry[];
}
