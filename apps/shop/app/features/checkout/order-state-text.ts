import type { KnownOrder } from './use-order-status.ts';

interface OrderStateText {
  readonly title: string;
  readonly text: string;
  readonly tone: 'good' | 'busy' | 'open';
  /** Nothing was paid (yet): the cart is still there. */
  readonly isCartKept: boolean;
}

const thanks = 'Vielen Dank für Ihre Bestellung';
const mail = 'Sie erhalten eine Bestätigung per E-Mail.';

/** Words for what is known of an order. */
export function orderStateText(known: KnownOrder, isOwnOrder: boolean): OrderStateText {
  switch (known.kind) {
    case 'asking':
      return {
        title: isOwnOrder ? thanks : 'Ihre Bestellung',
        text: 'Einen Moment, wir rufen Ihre Bestellung ab.',
        tone: 'busy',
        isCartKept: false,
      };
    case 'unreachable':
      return {
        title: 'Ihre Bestellung',
        text: 'Der Stand Ihrer Bestellung lässt sich gerade nicht abrufen. Wir versuchen es weiter; Sie können die Seite auch später wieder öffnen.',
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

function foundText({ reply: { status, isInReview } }: Extract<KnownOrder, { kind: 'found' }>): OrderStateText {
  if (isInReview) {
    return {
      title: thanks,
      text: `Ihre Zahlung ist angekommen und wird von uns geprüft. ${mail}`,
      tone: 'good',
      isCartKept: false,
    };
  }
  switch (status) {
    case 'completed':
      return { title: thanks, text: `Ihre Zahlung ist bestätigt. ${mail}`, tone: 'good', isCartKept: false };
    case 'processing':
      return {
        title: thanks,
        text: `Ihre Zahlung ist eingegangen und wird gerade bestätigt. ${mail}`,
        tone: 'good',
        isCartKept: false,
      };
    case 'refunded':
      return {
        title: 'Bestellung erstattet',
        text: 'Der Betrag wurde Ihnen erstattet.',
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
