import type { OrderProgress } from 'shop-backend/contracts';

/** The progress of an order that was just paid. */
export const newOrder: OrderProgress = {
  createdAt: '2026-11-30T10:00:00Z',
  visualStatus: 'Offen',
  productionStage: null,
  trackingNumber: null,
  trackingCarrier: null,
  shippingCents: 0,
  refundedCents: 0,
  paymentWord: 'paid',
  documents: [],
  timeline: [],
};
