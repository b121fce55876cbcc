import * as z from 'zod/mini';

/** Timeline events that the customer sees; admins see more (notes, reviews, requests, mails). */
export const customerTimelineEvents = [
  'order.placed',
  'status.changed',
  'visual_status.changed',
  'production_stage.changed',
  'tracking_number.changed',
  'payment.captured',
  'payment.pending',
  'payment.declined',
  'payment.refunded',
  'payment.reversed',
] as const;

/**
 * One row of `rpc('get_order_timeline', { p_order_id })`, oldest first: everything for admins; for the order's owner
 * the events above, without actors. Other callers get no row. `details` by event:
 * `order.placed` {status, totalCents}; `*.changed` {from, to}; `payment.*` {paymentId, amountCents, source, review}
 * (for owners amountCents, and the reason of a refund); `payment.refunded` also {refundCents}, what this refund added to
 * amountCents, the sum refunded so far; `note.added` {noteId}; `refund.requested`, `refund.failed` {refundId, amountCents,
 * reason}; `payment.accepted` {paymentId}; `mail.resent` {mailId, template}.
 */
export const timelineEntrySchema = z.object({
  id: z.int(),
  created_at: z.string(),
  event: z.string(),
  details: z.record(z.string(), z.unknown()),
  /** First and last name of who did it; null: the system, or the reader is no admin */
  actor_name: z.nullable(z.string()),
});

export type TimelineEntry = z.infer<typeof timelineEntrySchema>;
