import type { OrderStatusReply } from 'shop-backend/contracts';
import { formatPrice } from '#app/lib/formats/format-price.ts';
import type { KnownOrder } from '../placed-order/use-order-status.ts';

interface OrderStateText {
  readonly title: string;
  readonly text: string;
  readonly tone: 'good' | 'busy' | 'open';
  /** True if nothing was paid (yet), so the cart is kept. */
  readonly isCartKept: boolean;
}

const thanks = 'Vielen Dank für Ihre Bestellung';
const cancelled = 'Ihre Bestellung ist storniert';
const mail = 'Sie erhalten eine Bestätigung per E-Mail.';

/** Returns the texts for the state of an order. */
export function orderStateText(known: KnownOrder, isOwnOrder: boolean): OrderStateText {
  switch (known.kind) {
    case 'loading':
      return {
        title: isOwnOrder ? thanks : 'Ihre Bestellung',
        text: 'Einen Moment, wir rufen Ihre Bestellung ab.',
        tone: 'busy',
        isCartKept: false,
      };
    case 'unreachable':
      return {
        title: 'Ihre Bestellung',
        text: 'Der Stand Ihrer Bestellung lässt sich gerade nicht abrufen. Wir versuchen es weiter; Sie können die Seite auch später wieder öffnen. Ihr Warenkorb bleibt bis dahin erhalten; bitte bestellen Sie nicht noch einmal.',
        tone: 'open',
        isCartKept: true,
      };
    case 'missing':
      return {
        title: 'Bestellung nicht gefunden',
        text: 'Zu dieser Adresse gibt es keine Bestellung, die Sie ansehen dürfen. Ihr Warenkorb ist unverändert.',
        tone: 'open',
        isCartKept: true,
      };
    case 'found':
      return foundText(known);
    default:
      return known satisfies never;
  }
}

function foundText({ reply }: Extract<KnownOrder, { kind: 'found' }>): OrderStateText {
  const { status, isInReview } = reply;
  if (isInReview) {
    return {
      title: thanks,
      text: `Ihre Zahlung ist angekommen und wird von uns geprüft. ${mail}`,
      tone: 'good',
      isCartKept: false,
    };
  }
  if (reply.progress?.visualStatus === 'Storniert' && (status === 'pending' || status === 'failed')) {
    const paid = status === 'pending' ? 'noch nichts' : 'nichts';
    return {
      title: cancelled,
      text: `Sie haben ${paid} bezahlt und müssen nichts weiter tun. Ihr Warenkorb ist unverändert.`,
      tone: 'open',
      isCartKept: true,
    };
  }
  switch (status) {
    case 'completed':
    case 'processing':
      return paidText(reply);
    case 'refunded':
      if (reply.progress?.paymentWord === 'reversed') {
        return {
          title: 'Zahlung zurückgebucht',
          text: 'Ihre Zahlung wurde zurückgebucht.',
          tone: 'open',
          isCartKept: false,
        };
      }
      return {
        title: 'Bestellung erstattet',
        text: refundText(reply) ?? 'Der Betrag wurde Ihnen erstattet.',
        tone: 'open',
        isCartKept: false,
      };
    case 'failed':
      return {
        title: 'Die Zahlung ist nicht angekommen',
        text: 'Es wurde nichts abgebucht. Ihr Warenkorb ist unverändert; Sie können erneut bestellen.',
        tone: 'open',
        isCartKept: true,
      };
    case 'pending':
      return {
        title: 'Wir warten auf Ihre Zahlung',
        text: 'PayPal hat die Zahlung noch nicht bestätigt. Diese Seite aktualisiert sich von selbst; Ihr Warenkorb bleibt bis dahin erhalten.',
        tone: 'busy',
        isCartKept: true,
      };
    default:
      return status satisfies never;
  }
}

/** Prefers the workshop's progress, which is newer than the payment. */
function paidText(reply: OrderStatusReply): OrderStateText {
  const refund = refundText(reply);
  const state = { tone: 'good', isCartKept: false } as const;
  const visualStatus = reply.progress?.visualStatus;
  switch (visualStatus) {
    case 'Versendet':
      return { ...state, title: 'Ihre Bestellung ist unterwegs', text: sentences('Wir haben sie versendet.', refund) };
    case 'In Bearbeitung':
      return { ...state, title: 'Ihre Bestellung ist in Arbeit', text: sentences('Wir fertigen sie gerade.', refund) };
    case 'Storniert':
      return {
        title: cancelled,
        text: refund ?? 'Was Sie bezahlt haben, erstatten wir Ihnen über PayPal.',
        tone: 'open',
        isCartKept: false,
      };
    case 'Offen':
    case undefined:
      break;
    default:
      return visualStatus satisfies never;
  }
  const payment =
    reply.status === 'completed'
      ? 'Ihre Zahlung ist bestätigt.'
      : 'Ihre Zahlung ist eingegangen und wird gerade bestätigt.';
  return refund === null
    ? { ...state, title: thanks, text: sentences(payment, mail) }
    : { ...state, title: 'Ihre Bestellung', text: sentences(payment, refund) };
}

/** Returns null if nothing was refunded, or if the reader may not see amounts. */
function refundText({ totalCents, progress }: OrderStatusReply): string | null {
  if (progress === undefined || progress.refundedCents === 0) return null;
  const total = progress.refundedCents < totalCents ? ` von ${formatPrice(totalCents)}` : '';
  return `Wir haben Ihnen ${formatPrice(progress.refundedCents)}${total} über PayPal erstattet.`;
}

function sentences(...texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null).join(' ');
}
