import * as z from 'zod/mini';

/** Workshop status of an order (`orders.visual_status`), in processing order. */
export const visualStatusSchema = z.enum(['Offen', 'In Bearbeitung', 'Versendet', 'Storniert']);

/**
 * Production stage of an order that is `In Bearbeitung` (`orders.production_stage`); null before the first stage and
 * in every other status.
 */
export const productionStageSchema = z.enum(['Zuschnitt', 'Näherei', 'Verpackung']);

/** Carrier of the parcel (`orders.tracking_carrier`). */
export const trackingCarrierSchema = z.enum(['DHL', 'DPD', 'GLS', 'Hermes', 'UPS', 'Andere']);

/**
 * Changes to an order; omitted properties keep their value. Leaving `In Bearbeitung` clears the production stage. The
 * customer gets one mail when the order becomes `Versendet` (another if its tracking number changes later) and one
 * each time it becomes `Storniert`. An order with money becomes `Storniert` only by the function cancel-order.
 */
export const orderChangeSchema = z.object({
  visualStatus: z.optional(visualStatusSchema),
  /** Trimmed; empty becomes null */
  trackingNumber: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  trackingCarrier: z.optional(z.nullable(trackingCarrierSchema)),
  productionStage: z.optional(z.nullable(productionStageSchema)),
  /** Added to the order's internal notes; never shown to the customer */
  note: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000))),
});

/**
 * Arguments of `rpc('change_order')`, for admins. `p_revision` is the `orders.revision` the admin saw; null skips the
 * check. Errors: revision_conflict (details: {revision}), unknown_order, invalid_request (details: {field}),
 * cancel_needs_decision (details: {refundableCents, refundedCents}).
 */
export const changeOrderArgumentsSchema = z.object({
  p_order_id: z.uuid(),
  p_revision: z.nullable(z.int()),
  p_change: orderChangeSchema,
});

/** Result of `rpc('change_order')`: the order after the change. */
export const changedOrderSchema = z.object({
  id: z.uuid(),
  revision: z.int(),
  visualStatus: visualStatusSchema,
  productionStage: z.nullable(productionStageSchema),
  trackingNumber: z.nullable(z.string()),
  trackingCarrier: z.nullable(trackingCarrierSchema),
});

/** A row of `order_notes`: internal, visible to admins only, never changed. */
export const orderNoteSchema = z.object({
  id: z.int(),
  order_id: z.uuid(),
  author_id: z.nullable(z.uuid()),
  text: z.string(),
  created_at: z.string(),
});

const trackingPages: Readonly<Record<string, string>> = {
  DHL: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=',
  DPD: 'https://tracking.dpd.de/status/de_DE/parcel/',
  GLS: 'https://gls-group.com/DE/de/paketverfolgung?match=',
  Hermes: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#',
  UPS: 'https://www.ups.com/track?loc=de_DE&tracknum=',
};

/** Returns the carrier's tracking page of a parcel, or null if the carrier has none or the number is missing. */
export function trackingUrl(carrier: string | null, trackingNumber: string | null): string | null {
  const page = trackingPages[carrier ?? ''];
  return page === undefined || !trackingNumber ? null : page + encodeURIComponent(trackingNumber);
}

export type VisualStatus = z.infer<typeof visualStatusSchema>;
export type ProductionStage = z.infer<typeof productionStageSchema>;
export type TrackingCarrier = z.infer<typeof trackingCarrierSchema>;
export type OrderChange = z.infer<typeof orderChangeSchema>;
export type ChangeOrderArguments = z.infer<typeof changeOrderArgumentsSchema>;
export type ChangedOrder = z.infer<typeof changedOrderSchema>;
export type OrderNote = z.infer<typeof orderNoteSchema>;
