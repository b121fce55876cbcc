import type { OrderStatus, PaymentWord, TimelineEntry, VisualStatus } from 'shop-backend/contracts';
import { formatPrice } from './format-price.ts';

/** The payment state of an order as German text. */
export function paymentStatusText(order: { status: OrderStatus; paymentWord: PaymentWord }): string {
  return order.paymentWord === 'unpaid' && order.status === 'failed'
    ? 'Nicht bezahlt'
    : paymentWords[order.paymentWord];
}

const paymentWords: Readonly<Record<PaymentWord, string>> = {
  review: 'Zahlung in Prüfung',
  reversed: 'Zurückgebucht',
  partly_reversed: 'Teilweise zurückgebucht',
  refunded: 'Erstattet',
  refunding: 'Erstattung läuft',
  partly_refunded: 'Teilweise erstattet',
  partly_paid: 'Teilweise bezahlt',
  paid: 'Bezahlt',
  confirming: 'Zahlung wird bestätigt',
  unpaid: 'Zahlung offen',
};

/** Text of a timeline entry; null if the entry is not meant for customers. */
export function formatTimelineEntry({ event, details }: TimelineEntry): string | null {
  const { to, amountCents, refundCents, reason } = details;
  const amount = formatAmount(amountCents);
  switch (event) {
    case 'order.placed':
      return 'Bestellung eingegangen';
    case 'payment.pending':
      return 'Zahlung wird von PayPal geprüft';
    case 'payment.captured':
      return `Zahlung eingegangen${amount}`;
    case 'payment.declined':
      return 'Zahlung abgelehnt';
    case 'payment.refunded':
      return `Zahlung erstattet${formatAmount(refundCents)}${typeof reason === 'string' ? `. Grund: ${reason}` : ''}`;
    case 'payment.reversed':
      return `Zahlung zurückgebucht${amount}`;
    case 'payment.reinstated':
      return `Zurückbuchung aufgehoben${amount}`;
    case 'status.changed':
      return typeof to === 'string' ? (statusChanges[to] ?? null) : null;
    case 'visual_status.changed':
      return typeof to === 'string' ? (workshopChanges[to] ?? `Status: ${to}`) : null;
    case 'production_stage.changed':
      return typeof to === 'string' ? `In der Werkstatt: ${to}` : null;
    case 'tracking_number.changed':
      return typeof to === 'string' ? `Sendungsnummer: ${to}` : null;
    default:
      return null;
  }
}

function formatAmount(cents: unknown): string {
  return typeof cents === 'number' ? `: ${formatPrice(cents)}` : '';
}

/** Other status changes have an entry of the payment. */
const statusChanges: Readonly<Record<string, string>> = {
  completed: 'Zahlung bestätigt',
  failed: 'Bestellung ohne Zahlung beendet',
};

const workshopChanges: Readonly<Record<string, string>> = {
  Offen: 'Wartet auf die Werkstatt',
  'In Bearbeitung': 'In Bearbeitung',
  Versendet: 'Versendet',
  Storniert: 'Storniert',
} satisfies Record<VisualStatus, string>;
