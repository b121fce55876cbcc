import type { TimelineEntry } from 'shop-backend/contracts';
import { formatPrice } from '../../lib/format-price.ts';
import { stageWord } from './workshop-words.ts';

/** Timeline entries of an order, in words for admins. Unknown events are shown by their name. */
export function timelineWords({ event, details }: TimelineEntry): string {
  const text = (key: string): string => (typeof details[key] === 'string' ? String(details[key]) : '–');
  const amount = typeof details.amountCents === 'number' ? ` ${formatPrice(details.amountCents)}` : '';
  const change = `${text('from')} → ${text('to')}`;
  switch (event) {
    case 'order.placed':
      return 'Order placed';
    case 'status.changed':
      return `Payment state: ${change}`;
    case 'visual_status.changed':
      return `Status: ${change}`;
    case 'production_stage.changed':
      return `Production: ${stageWord(text('from'))} → ${stageWord(text('to'))}`;
    case 'tracking_number.changed':
      return `Tracking number: ${change}`;
    case 'payment.captured':
      return `Payment captured${amount}`;
    case 'payment.accepted':
      return 'Payment accepted after review';
    case 'payment.refunded':
      return `Refunded${amount}`;
    case 'payment.reversed':
      return `Charged back${amount}`;
    case 'refund.requested':
      return `Refund requested${amount}`;
    case 'refund.failed':
      return `Refund failed${amount}: ${text('reason')}`;
    case 'note.added':
      return 'Note added';
    case 'mail.resent':
      return `Mail sent again: ${text('template')}`;
    default:
      return event.replaceAll('.', ' ');
  }
}
