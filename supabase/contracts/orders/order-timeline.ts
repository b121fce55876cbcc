import * as z from 'zod/mini';

/** Timeline events visible to the customer; admins see more (notes, reviews, requests, mails). */
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
  'payment.reinstated',
] as const;

/**
 * One row of `rpc('get_order_timeline', { p_order_id })`, oldest first. Admins get all events; the order's owner gets
 * the events above, without actors. Other callers get no row. `details` by event:
 * `order.placed` {status, totalCents}; `*.changed` {from, to}; `payment.*` {paymentId, amountCents, source, review}
 * (owners get only amountCents and the reason of a refund); `payment.refunded` also {refundCents}, the amount of this
 * refund (amountCents is the total refunded so far); `note.added` {noteId}; `refund.requested`, `refund.failed`
 * {refundId, amountCents, reason}; `payment.accepted` {paymentId}; `dispute.*` {disputeId,
 * paymentId, amountCents, respondBy}; `mail.resent` {mailId, template}; `order.cancelled` {reason, decision,
 * refundCents}.
 */
export const timelineEntrySchema = z.object({
  id: z.int(),
  created_at: z.string(),
  event: z.string(),
  details: z.record(z.string(), z.unknown()),
  /** First and last name of the actor; null for the system, or if the reader is not an admin */
  actor_name: z.nullable(z.string()),
});

export type TimelineEntry = z.infer<typeof timelineEntrySchema>;
