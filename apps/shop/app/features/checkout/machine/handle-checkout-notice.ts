import { closeToast, showErrorToast, showInfoToast, showToast } from '#app/lib/toasts.ts';
import { showAddressMissing } from '../buyer/show-address-missing.ts';
import { writeGuestForm } from '../buyer/stored-guest.schema.ts';
import { readLastOrder, writeLastOrder } from '../placed-order/last-order.schema.ts';
import { failureText } from '../texts/checkout-texts.ts';
import { isBuyerOutdated } from './checkout-failure.ts';
import type { CheckoutItem } from './checkout-item.ts';
import type { CheckoutNotice } from './checkout-model.ts';
import { showCartEmpty } from './show-cart-empty.ts';

/** Shared id, so that a toast replaces the previous one. */
const TOAST_ID = 'checkout';

type NoticeOf<T extends CheckoutNotice['type']> = Extract<CheckoutNotice, { type: T }>;

/** Shows a toast for a notice and stores data for the next page. */
export function handleCheckoutNotice(notice: CheckoutNotice, items: readonly CheckoutItem[]): void {
  switch (notice.type) {
    case 'cart.empty':
      showCartEmpty();
      break;
    case 'address.saved':
      keepAddress(notice);
      break;
    case 'address.missing':
      showAddressMissing();
      break;
    case 'script.failed':
      showError('Fehler', 'PayPal konnte nicht geladen werden.');
      break;
    case 'order.placed':
      // The failure of the previous attempt.
      closeToast(TOAST_ID);
      keepOrder(notice, items);
      break;
    case 'quote.changed':
      showError('Fehler bei der Bestellung', 'Der Preis hat sich geändert. Bitte prüfen Sie die neue Summe.');
      break;
    case 'order.failed':
      showError('Fehler bei der Bestellung', orderFailureText(notice, items));
      break;
    case 'payment.cancelled':
      showInfoToast({ title: 'Zahlung abgebrochen', id: TOAST_ID });
      break;
    case 'payment.failed':
      showError('Zahlungsfehler', 'Bitte versuchen Sie es erneut.');
      break;
    case 'order.paid':
      closeToast(TOAST_ID);
      keepPayment(notice);
      break;
    default:
      notice satisfies never;
  }
}

function orderFailureText({ failure }: NoticeOf<'order.failed'>, items: readonly CheckoutItem[]): string {
  const { title, text } = failureText(failure, titlesOf(items));
  // The cart, unlike the payment step, does not show the failure with its title.
  return isBuyerOutdated(failure) ? `${title}. ${text}` : text;
}

function titlesOf(items: readonly CheckoutItem[]): readonly string[] {
  return items.map(({ title }) => title);
}

function showError(title: string, description: string): void {
  showErrorToast({ title, description, id: TOAST_ID });
}

function keepAddress({ guestInfo }: NoticeOf<'address.saved'>): void {
  if (writeGuestForm(guestInfo)) showToast({ title: 'Adresse gespeichert', id: TOAST_ID });
  else showError('Fehler', 'Ihr Browser kann die Adresse nicht speichern. Sie können trotzdem bestellen.');
}

/** Stores the local summary as soon as the order exists, in case the tab is closed. */
function keepOrder({ order, request }: NoticeOf<'order.placed'>, items: readonly CheckoutItem[]): void {
  writeLastOrder({
    orderId: order.orderId,
    paymentId: null,
    items: items.map(({ key, title, quantity, unitPriceCents }, position) => ({
      key,
      position,
      title,
      quantity,
      unitPriceCents,
    })),
    total: order.totalCents / 100,
    status: 'pending',
    created: new Date().toISOString(),
    guestInfo: request.guestInfo,
    accessToken: order.accessToken,
  });
}

function keepPayment({ paid }: NoticeOf<'order.paid'>): void {
  const lastOrder = readLastOrder();
  if (lastOrder?.orderId !== paid.orderId || paid.reference === paid.orderId) return;
  writeLastOrder({ ...lastOrder, paymentId: paid.reference, status: 'processing' });
}
