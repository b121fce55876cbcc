import type { TimelineEntry } from 'shop-backend/contracts';
import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import type { OrderTexts } from './texts/order-texts.ts';
import { reasonLabel, stageLabel, statusLabel, storedLabel } from './workshop-labels.ts';

/** Formats a timeline entry of an order for admins. Unknown events are shown by their name. */
export function formatTimelineEntry(
  { event, details }: TimelineEntry,
  texts: OrderTexts,
  { price }: AdminFormats,
): string {
  const { events } = texts;
  const text = (key: string): string => (typeof details[key] === 'string' ? String(details[key]) : '–');
  const cents = event === 'payment.refunded' ? details.refundCents : details.amountCents;
  const amount = typeof cents === 'number' ? ` ${price(cents)}` : '';
  const change = (labelOf = (stored: string) => stored) => `${labelOf(text('from'))} → ${labelOf(text('to'))}`;
  switch (event) {
    case 'order.placed':
      return events.placed;
    case 'status.changed':
      return events.paymentState(change((state) => storedLabel(state, texts)));
    case 'order.cancelled':
      return events.cancelled(reasonLabel(text('reason'), texts));
    case 'visual_status.changed':
      return events.status(change((status) => statusLabel(status, texts)));
    case 'production_stage.changed':
      return events.production(change((stage) => stageLabel(stage, texts)));
    case 'tracking_number.changed':
      return events.trackingNumber(change());
    case 'payment.captured':
      return events.captured + amount;
    case 'payment.accepted':
      return events.accepted;
    case 'payment.pending':
      return events.pending;
    case 'payment.declined':
      return events.declined;
    case 'payment.refunded':
      return events.refunded + amount;
    case 'payment.reversed':
      return events.reversed + amount;
    case 'payment.reinstated':
      return events.reinstated + amount;
    case 'dispute.open':
    case 'dispute.won':
    case 'dispute.lost':
    case 'dispute.withdrawn':
    case 'dispute.claim_waived':
    case 'dispute.claim_upheld':
      return events.dispute[event.slice('dispute.'.length) as keyof typeof events.dispute] + amount;
    case 'refund.requested':
      return events.refundRequested + amount;
    case 'refund.failed':
      return `${events.refundFailed}${amount}: ${text('reason')}`;
    case 'note.added':
      return events.noteAdded;
    case 'mail.resent':
      return events.mailResent(text('template'));
    default:
      return event.replaceAll('.', ' ');
  }
}
