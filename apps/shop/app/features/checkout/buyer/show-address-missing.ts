import { showErrorToast } from '#app/lib/toasts.ts';

const addressLabels: readonly string[] = ['Straße und Hausnummer', 'Postleitzahl', 'Stadt', 'Land'];

/**
 * Returns the instruction for a signed-in user without a complete address.
 * @param missing labels of the fields that an order requires and the profile lacks
 */
export function missingAddressText(missing: readonly string[]): string {
  // The shopper has entered an address, so asking for one would mislead.
  if (missing.length > 0 && !missing.some((label) => addressLabels.includes(label))) {
    return `Zum Bestellen fehlt in Ihrem Profil noch: ${missing.join(', ')}.`;
  }
  return 'Bitte fügen Sie Ihre Adresse in Ihrem Profil hinzu, bevor Sie bestellen.';
}

/** Shows a toast to a signed-in user whose profile has no complete address. */
export function showAddressMissing(missing: readonly string[] = []): void {
  showErrorToast({ title: 'Adresse erforderlich', description: missingAddressText(missing), id: 'checkout' });
}
