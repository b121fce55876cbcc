import { describe, expect, it } from 'vitest';
import { connectToasts, type ToastMessage } from '#app/lib/toasts.ts';
import { aGuest } from './checkout.fixtures.ts';
import type { CheckoutNotice } from './checkout-model.ts';
import { handleCheckoutNotice } from './handle-checkout-notice.ts';

/** Returns the toast that a notice shows. */
function toastOf(notice: CheckoutNotice): Omit<ToastMessage, 'id'> | undefined {
  const shown: ToastMessage[] = [];
  const disconnect = connectToasts((message) => shown.push(message));
  handleCheckoutNotice(notice, []);
  disconnect();
  expect(shown).toHaveLength(1);
  expect(shown[0]?.id).toBe('checkout');
  return shown[0] && { type: shown[0].type, title: shown[0].title, description: shown[0].description };
}

describe('toasts of the checkout', () => {
  it('A successful attempt closes the toast of the previous failure', () => {
    const open = new Set<string>();
    const disconnect = connectToasts(
      ({ id = '' }) => open.add(id),
      (id = '') => open.delete(id),
    );
    const failed: CheckoutNotice = { type: 'payment.failed', failure: { code: 'payment_failed', params: {} } };
    handleCheckoutNotice(failed, []);
    expect(open.size).toBe(1);
    handleCheckoutNotice({ type: 'order.paid', paid: { orderId: 'PM-2026-000001', reference: 'PM-2026-000001' } }, []);
    expect(open.size).toBe(0);
    disconnect();
  });

  it('[SF-CHECK-04] An empty cart is refused, with the advice to add items first', () => {
    expect(toastOf({ type: 'cart.empty' })).toEqual({
      type: 'error',
      title: 'Warenkorb ist leer',
      description: 'Bitte legen Sie zuerst einen Artikel in den Warenkorb.',
    });
  });

  it('[SF-CHECK-06] [SF-CHECK-07] A missing address is refused, with the advice to add it in the profile', () => {
    expect(toastOf({ type: 'address.missing' })).toEqual({
      type: 'error',
      title: 'Adresse erforderlich',
      description: 'Bitte fügen Sie Ihre Adresse in Ihrem Profil hinzu, bevor Sie bestellen.',
    });
  });

  it('[SF-CHECK-08] [SF-CHECK-57] A failed order shows the reason, for example a missing guest address', () => {
    expect(toastOf({ type: 'order.failed', failure: { code: 'address_required', params: {} } })).toEqual({
      type: 'error',
      title: 'Fehler bei der Bestellung',
      description: 'Als Gast benötigen Sie eine Lieferadresse für die Bestellung.',
    });
  });

  it.each([
    [
      'buyer_changed',
      'Sie sind inzwischen angemeldet. Es wurde nichts abgebucht. Bitte prüfen Sie die Lieferadresse und bestellen Sie dann erneut.',
    ],
    [
      'recipient_changed',
      'Ihre Lieferadresse wurde inzwischen geändert. Es wurde nichts abgebucht. Bitte prüfen Sie die Adresse und bestellen Sie dann erneut.',
    ],
  ] as const)(
    '[SF-CHECK-57] The reason is complete when the shopper is back in the cart, which does not show it: %s',
    (code, description) => {
      expect(toastOf({ type: 'order.failed', failure: { code, params: {} } })).toEqual({
        type: 'error',
        title: 'Fehler bei der Bestellung',
        description,
      });
    },
  );

  it('[SF-CHECK-58] [SF-CHECK-59] A failed payment asks to retry; a cancelled one is no error', () => {
    expect(toastOf({ type: 'payment.failed', failure: { code: 'payment_failed', params: {} } })).toEqual({
      type: 'error',
      title: 'Zahlungsfehler',
      description: 'Bitte versuchen Sie es erneut.',
    });
    expect(toastOf({ type: 'payment.cancelled' })).toEqual({ type: 'info', title: 'Zahlung abgebrochen' });
  });

  it("[SF-CHECK-60] The failures of PayPal and of an address that is not kept are a 'Fehler', with the reason", () => {
    expect(toastOf({ type: 'script.failed' })).toEqual({
      type: 'error',
      title: 'Fehler',
      description: 'PayPal konnte nicht geladen werden.',
    });
    // There is no browser storage here, so the address is not stored.
    expect(toastOf({ type: 'address.saved', guestInfo: aGuest })).toEqual({
      type: 'error',
      title: 'Fehler',
      description: 'Ihr Browser kann die Adresse nicht speichern. Sie können trotzdem bestellen.',
    });
  });
});
