import * as z from 'zod/mini';
import { issuedDocumentSchema } from './order-document.ts';
import { taxModeSchema } from './order-terms.ts';
import { timelineEntrySchema } from './order-timeline.ts';
import { productionStageSchema, trackingCarrierSchema, visualStatusSchema } from './order-workshop.ts';
import { paymentWordSchema } from './payment-word.ts';

/** Payment life cycle of an order (`orders.status`). */
export const orderStatusSchema = z.enum(['pending', 'processing', 'completed', 'failed', 'refunded']);

/**
 * POST /functions/v1/order-status. A payment id alone gives access to status and total; an order number requires the
 * access token or the owner's bearer token. All other requests get `order_not_found`.
 */
export const orderStatusRequestSchema = z.object({
  /** Payment id or order number */
  order: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
  accessToken: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});

/** One line of an order, as stored when the order was placed; prices in EUR cents, gross. */
export const orderedLineSchema = z.object({
  articleId: z.nullable(z.uuid()),
  title: z.string(),
  quantity: z.int(),
  unitPriceCents: z.int(),
  basePriceCents: z.optional(z.int()),
  /** Surcharges of one piece on top of the base price; the quantity break is last. */
  priceLines: z.optional(z.array(z.object({ label: z.string(), amountCents: z.int() }))),
  configuratorSettings: z.nullable(z.record(z.string(), z.unknown())),
  /** Kind of garment, for its drawing; null if there is none or the article is deleted. */
  configuratorType: z.optional(z.nullable(z.string())),
  /** Working days until it is handed to the carrier, as promised; null if none was. */
  deliveryDays: z.optional(z.nullable(z.object({ min: z.int(), max: z.int() }))),
});

/** Status of an order, for its owner or the holder of its link. */
export const orderProgressSchema = z.object({
  /** ISO 8601, UTC */
  createdAt: z.string(),
  visualStatus: visualStatusSchema,
  productionStage: z.nullable(productionStageSchema),
  trackingNumber: z.nullable(z.string()),
  trackingCarrier: z.nullable(trackingCarrierSchema),
  shippingCents: z.int(),
  /** Total refunded so far, without duplicate payments, EUR cents */
  refundedCents: z.int(),
  paymentWord: paymentWordSchema,
  /** Invoice, cancellation and corrections, oldest first */
  documents: z.array(issuedDocumentSchema),
  /** Oldest first */
  timeline: z.array(timelineEntrySchema),
});

/** 200 of order-status. */
export const orderStatusReplySchema = z.object({
  orderId: z.string(),
  status: orderStatusSchema,
  /** True while an admin checks a payment that does not match the order. The money was received. */
  isInReview: z.boolean(),
  totalCents: z.int(),
  /** Only with the access token or for the owner */
  items: z.optional(z.array(orderedLineSchema)),
  /** Tax mode at the time of the order. Only with the access token or for the owner */
  tax: z.optional(taxModeSchema),
  /** True if the order belongs to no account yet. Only with the access token or for the owner */
  isGuestOrder: z.optional(z.boolean()),
  /** Only with the access token or for the owner */
  progress: z.optional(orderProgressSchema),
});

export type OrderStatus = z.infer<typeof orderStatusSchema>;
export type OrderStatusRequest = z.infer<typeof orderStatusRequestSchema>;
export type OrderedLine = z.infer<typeof orderedLineSchema>;
export type OrderStatusReply = z.infer<typeof orderStatusReplySchema>;
export type OrderProgress = z.infer<typeof orderProgressSchema>;
